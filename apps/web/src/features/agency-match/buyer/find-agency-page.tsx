import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { berlinDay } from "../../../platform/format/format";
import { FormProblems } from "../../../ui/forms/form-problems";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { FormActions, PublicForm } from "../../../ui/layout/public-frame";
import { SitePage } from "../../../ui/layout/site-page";
import { useSubmission, valueOf } from "../../account";
import { buyerApi } from "./api";
import { BuyersRequestPage } from "./buyers-request-page";
import { consentFields, Consents } from "./consents";
import { readRequest, requestTexts } from "./read-request";
import { RequestFields } from "./request-fields";
import styles from "./request-form.module.css";

/** For buyers: the form, and behind the link of a mail their own request. */
export function FindAgencyPage() {
  const [query] = useSearchParams();
  const token = query.get("anfrage");
  const [isSent, setSent] = useState(false);
  return (
    <SitePage>
      {token !== null ? (
        <BuyersRequestPage token={token} />
      ) : isSent ? (
        <Sent />
      ) : (
        <div className={styles.page}>
          <Intro />
          <RequestForm onSent={() => setSent(true)} />
        </div>
      )}
    </SitePage>
  );
}

function Intro() {
  return (
    <div className={styles.intro}>
      <p className={styles.kicker}>Für Auftraggeber</p>
      <h1>Agenturen finden, die zum Auftrag passen</h1>
      <p className={styles.lead}>
        Für Aufträge, die du ohne öffentlichen Aufruf vergeben darfst: Wir fragen Agenturen, deren
        Profil passt. Kostenlos und unverbindlich.
      </p>
      <ol className={styles.steps}>
        <li>Du beschreibst den Auftrag und bestätigst deine Adresse per Mail.</li>
        <li>Wir prüfen die Anfrage und fragen passende Agenturen.</li>
        <li>Hat eine Interesse, siehst du, wer es ist, und entscheidest über den Austausch.</li>
        <li>Erst dann bekommt sie deine Kontaktdaten und du ihre.</li>
      </ol>
      <p className={styles.small}>
        AgencyMatch ersetzt kein Vergabeverfahren und sagt keiner Agentur einen Auftrag zu. Was du
        vergeben darfst und wie, richtet sich nach deinem Vergaberecht.
      </p>
    </div>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { problems, problem, isSending, submit } = useSubmission(requestTexts);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { request, problems: typing } = readRequest(form, berlinDay(new Date()));
    const consents = consentFields.flatMap((field) =>
      form.get(field) === null ? [{ field, text: requestTexts[field] }] : [],
    );
    await submit([...typing, ...consents], async () => {
      if (!request) return;
      await buyerApi.sendClosedRequest({
        ...request,
        agreesToExchange: true,
        isLawful: true,
        extra: valueOf(form, "extra"),
      });
      onSent();
    });
  }

  return (
    <section className={styles.card} aria-labelledby="formular">
      <h2 id="formular">Deine Anfrage</h2>
      <noscript>
        <p>
          Das Formular braucht JavaScript. Ohne schreib uns über die Adresse im{" "}
          <a href="/impressum">Impressum</a>, wir erfassen die Anfrage für dich.
        </p>
      </noscript>
      <FormProblems problems={problems} />
      <PublicForm onSubmit={(event) => void send(event)}>
        <RequestFields problem={problem} />
        <Consents problem={problem} />
        <Trap />
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird gesendet …" : "Anfrage senden"}
          </SubmitButton>
          <p className={styles.small}>
            Ohne deine Bestätigung per Mail geht nichts an Agenturen. Sechs Monate nach dem Ende der
            Anfrage löschen wir alles. Mehr in den <a href="/datenschutz">Datenschutzhinweisen</a>.
          </p>
        </FormActions>
      </PublicForm>
    </section>
  );
}

/** A field that nobody sees, hears or reaches by keyboard; what fills it in is likely a robot. */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="extra">Bitte leer lassen</label>
      <input
        id="extra"
        name="extra"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

function Sent() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.narrow}>
      <h1 ref={title} tabIndex={-1}>
        Fast geschafft: Bestätige deine Adresse
      </h1>
      <p className={styles.lead}>
        Wir haben dir eine Mail geschickt. Öffne den Link darin und bestätige, dass die Anfrage von
        dir ist. Erst dann sehen wir sie an und fragen Agenturen.
      </p>
      <p className={styles.small}>
        Keine Mail nach einigen Minuten? Sieh im Spam-Ordner nach. An eine Adresse senden wir
        höchstens drei solcher Mails am Tag.
      </p>
    </div>
  );
}
