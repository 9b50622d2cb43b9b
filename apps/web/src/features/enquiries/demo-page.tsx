import { Highlight } from "../../ui/data/highlight";
import { accountLimits, brand, companySizes, enquiryLimits } from "@tc/domain";
import { account } from "../../platform/api/api-account";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { EnquiryForm } from "./enquiry-form";
import { EnquiryPage } from "./enquiry-page";
import { demoTexts, readDemoRequest } from "./read-enquiry";
import styles from "./facts.module.css";

const { demoMinutes, replyHours } = enquiryLimits;
const sizes = companySizes.map((value) => ({ value, label: `${value} Mitarbeitende` }));

export function DemoPage() {
  return (
    <EnquiryPage
      kicker="Demo vereinbaren"
      title={
        <>
          <Highlight>{demoMinutes} Minuten</Highlight>, und du weißt, ob es sich für euch lohnt.
        </>
      }
      lead={`Jemand aus unserem Team zeigt dir ${brand} persönlich, an Ausschreibungen, die zu deiner Agentur passen könnten. Kostenlos und unverbindlich.`}
      facts={<Steps />}
      form={(onSent) => (
        <EnquiryForm
          title="Deine Anfrage"
          submitLabel="Demo anfragen"
          failureSentence="Es gab einen Fehler beim Senden deiner Anfrage. Bitte versuche es später erneut oder kontaktiere uns direkt."
          texts={demoTexts}
          read={readDemoRequest}
          send={(body, signal) => account.sendDemoRequest({ body, signal })}
          onSent={onSent}
          isMessageOptional
        >
          {(field) => (
            <>
              <TextField
                label="Firma"
                autoComplete="organization"
                maxLength={accountLimits.companyMax}
                {...field("company")}
              />
              <SelectField label="Unternehmensgröße" choices={sizes} {...field("companySize")} />
            </>
          )}
        </EnquiryForm>
      )}
      thanks={{
        title: "Danke, deine Anfrage ist da!",
        text: `Wir antworten innerhalb von ${replyHours} Stunden und schlagen dir Termine für deine Demo vor.`,
        again: "Noch eine Anfrage",
      }}
    />
  );
}

function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <b>Du schreibst uns</b>
        <span>Name, Adresse und Firma genügen. Was dich besonders interessiert, hilft uns.</span>
      </li>
      <li>
        <b>Wir antworten innerhalb von {replyHours} Stunden</b>
        <span>
          Mit Terminen zur Auswahl, per Mail oder am Telefon, wenn du eine Nummer angibst.
        </span>
      </li>
      <li>
        <b>{demoMinutes} Minuten, persönlich</b>
        <span>
          Wir suchen gemeinsam, lesen eine Ausschreibung mit AgencyFit und TenderChances und
          beantworten, was du wissen willst.
        </span>
      </li>
    </ol>
  );
}
