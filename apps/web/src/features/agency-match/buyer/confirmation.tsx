import type { BuyersRequest } from "@tc/contract";
import type { FormEvent } from "react";
import { useState } from "react";
import { count, formatDay } from "../../../platform/format/format";
import { FormProblems } from "../../../ui/forms/form-problems";
import type { FormProblem } from "../../../ui/forms/form-problems";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { Fact, Facts } from "../../../ui/layout/facts";
import { FormActions, PublicForm } from "../../../ui/layout/public-frame";
import { RequestFacts } from "../request-facts";
import { consentFields, Consents } from "./consents";
import { requestTexts } from "./read-request";
import styles from "./request-form.module.css";

interface Props {
  request: BuyersRequest;
  isBusy: boolean;
  onConfirm: () => void;
}

/** The whole request, also where we typed it, above the button that makes it the buyer's own. */
export function Confirmation({ request: whole, isBusy, onConfirm }: Props) {
  const { request, contact, answersUntil, agenciesSought } = whole;
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const missing = consentFields.flatMap((field) =>
      form.get(field) === null ? [{ field, text: requestTexts[field] }] : [],
    );
    setProblems(missing);
    if (missing.length === 0 && !isBusy) onConfirm();
  }
  return (
    <>
      <section className={styles.card} aria-labelledby="inhalt-der-anfrage">
        <h2 id="inhalt-der-anfrage">Das lesen Agenturen</h2>
        <RequestFacts request={request} />
        <Facts>
          <Fact name="Antworten bis">{formatDay(answersUntil)}</Fact>
          <Fact name="Gesucht">
            {count(agenciesSought, "Agentur", "Agenturen")} (die Zahl lesen sie nicht)
          </Fact>
        </Facts>
      </section>
      {contact && (
        <section className={styles.card} aria-labelledby="kontakt-der-anfrage">
          <h2 id="kontakt-der-anfrage">Das bekommt eine Agentur erst nach dem Austausch</h2>
          <address className={styles.contact}>
            <span>{contact.organisation}</span>
            <span>{contact.name}</span>
            <span>{contact.email}</span>
            {contact.phone !== undefined && <span>{contact.phone}</span>}
          </address>
        </section>
      )}
      <FormProblems problems={problems} />
      <PublicForm onSubmit={confirm}>
        <Consents problem={(field) => problems.find((it) => it.field === field)?.text} />
        <FormActions>
          <SubmitButton isBusy={isBusy}>Die Anfrage ist von mir</SubmitButton>
        </FormActions>
      </PublicForm>
    </>
  );
}
