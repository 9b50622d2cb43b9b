import { Highlight } from "../../ui/data/highlight";
import { accountLimits, contactSubjects, enquiryLimits } from "@tc/domain";
import { account } from "../../platform/api/api-account";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { EnquiryForm } from "./enquiry-form";
import { EnquiryPage } from "./enquiry-page";
import { contactTexts, readContactRequest } from "./read-enquiry";
import { SupportMail } from "./support-mail";
import styles from "./facts.module.css";

const { replyHours } = enquiryLimits;
const subjects = contactSubjects.map((value) => ({ value, label: value }));

export function ContactPage() {
  return (
    <EnquiryPage
      kicker="Kontakt"
      title={
        <>
          Schreib uns. Es antwortet ein <Highlight>Mensch</Highlight>.
        </>
      }
      lead="Fragen zum Produkt, zu Preisen oder zu deinem Konto: Nimm das Formular oder schreib direkt an den Support."
      facts={<Facts />}
      form={(onSent) => (
        <EnquiryForm
          title="Deine Nachricht"
          submitLabel="Nachricht senden"
          failureSentence="Es gab einen Fehler beim Senden deiner Nachricht. Bitte versuche es später erneut oder kontaktiere uns direkt."
          texts={contactTexts}
          read={readContactRequest}
          send={(body, signal) => account.sendContactRequest({ body, signal })}
          onSent={onSent}
          isMessageOptional={false}
        >
          {(field) => (
            <>
              <TextField
                label="Firma"
                isOptional
                autoComplete="organization"
                maxLength={accountLimits.companyMax}
                {...field("company")}
              />
              <SelectField label="Betreff" choices={subjects} {...field("subject")} />
            </>
          )}
        </EnquiryForm>
      )}
      thanks={{
        title: "Danke, deine Nachricht ist da!",
        text: `Werktags antworten wir innerhalb von ${replyHours} Stunden, der Support meist am selben Tag.`,
        again: "Noch eine Nachricht",
      }}
    />
  );
}

function Facts() {
  return (
    <div>
      <dl className={styles.facts}>
        <div>
          <dt>Support</dt>
          <dd>
            <SupportMail />
          </dd>
        </div>
        <div>
          <dt>Antwortzeiten</dt>
          <dd>Werktags innerhalb von {replyHours} Stunden, der Support meist am selben Tag.</dd>
        </div>
        <div>
          <dt>Störung</dt>
          <dd>
            Ob gerade alles läuft, misst die <a href="/status">Statusseite</a> von außen.
          </dd>
        </div>
        <div>
          <dt>Standort</dt>
          {/* The server fills it in; the browser leaves what it finds. */}
          <dd suppressHydrationWarning>
            {typeof document === "undefined" ? "{{operator.city}}" : ""}
          </dd>
        </div>
      </dl>
      <p className={styles.more}>
        Lieber gleich ansehen? <a href="/demo">Vereinbare eine Demo.</a> Du willst bei uns arbeiten?{" "}
        <a href="/karriere">Hier sind unsere Stellen.</a> Du suchst als Auftraggeber eine Agentur?{" "}
        <a href="/kontakt/agentur-finden">Hier richtest du eine Anfrage an Agenturen.</a>
      </p>
    </div>
  );
}
