import { addressLimits, profileLimits } from "@tc/domain";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { account } from "../../../platform/api/api-account";
import { registeredAgency } from "../../../platform/stored";
import { Disclosure } from "../../../ui/layout/card";
import { CheckField } from "../../../ui/forms/check-field";
import { FormProblems } from "../../../ui/forms/form-problems";
import { PasswordField } from "../../../ui/forms/password-field";
import { FormActions, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { TextAreaField, TextField } from "../../../ui/forms/text-field";
import { PasswordRules } from "../passwords/password-rules";
import { checkRegistration, readRegistration, registrationTexts } from "./registration-form";
import { getRegistrationState } from "./registration-state";
import { RegistrationReferences } from "./registration-references";
import { TermsField } from "./terms-field";
import { useSubmission } from "../use-submission";
import styles from "./register-page.module.css";

/** An agency registers: only businesses, confirmed by mail. */
export function RegisterPage() {
  const navigate = useNavigate();
  const { problems, problem, isSending, submit } = useSubmission(registrationTexts);
  const [password, setPassword] = useState("");
  const [referenceCount, setReferenceCount] = useState(0);
  const refusal = useRefusal();
  const more = useRef<HTMLDivElement>(null);
  const field = (name: string) => ({ id: name, name, problem: problem(name) });

  async function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const formProblems = checkRegistration(form, referenceCount);
    // A link of the summary must not lead into a closed part.
    if (formProblems.some((problem) => problem.field?.startsWith("references."))) {
      more.current?.closest("details")?.setAttribute("open", "");
    }
    await submit(formProblems, async () => {
      const body = readRegistration(form, referenceCount);
      const { agencyId } = await account.register({ body });
      registeredAgency.write(agencyId);
      await navigate(`/email-confirmation?${new URLSearchParams({ email: body.email })}`);
    });
  }

  return (
    <PublicFrame
      isWide
      title="Agentur registrieren"
      lead="Kostenlos und in zwei Minuten. Danach bestätigst du deine E-Mail-Adresse und richtest dein Profil ein."
      aside={
        <>
          Schon registriert? <a href="/login">Anmelden</a>
        </>
      }
    >
      {/* What the server answers to the form is the newer word. */}
      {refusal !== undefined && problems.length === 0 && (
        <p role="status" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <FormProblems problems={problems} />
      <PublicForm onSubmit={(event) => void register(event)}>
        <div className={styles.columns}>
          <TextField label="Firma" autoComplete="organization" {...field("companyName")} />
          <TextField label="Ansprechpartner" autoComplete="name" {...field("contactPerson")} />
        </div>
        <TextField
          label="E-Mail-Adresse"
          type="email"
          autoComplete="email"
          hint="An diese Adresse senden wir den Bestätigungslink."
          {...field("email")}
        />
        <PasswordField
          label="Passwort"
          autoComplete="new-password"
          hint={<PasswordRules password={password} />}
          onInput={(event) => setPassword(event.currentTarget.value)}
          {...field("password")}
        />
        <TextAreaField
          label="Schwerpunkt"
          maxLength={profileLimits.focusMax}
          hint="Was deine Agentur macht und für wen, in ein, zwei Sätzen."
          {...field("focus")}
        />
        <Disclosure
          summary={
            <span className={styles.summary}>
              Rechnungsadresse und Referenzen <small>(freiwillig)</small>
            </span>
          }
        >
          <div ref={more} className={styles.more}>
            <BillingAddress field={field} />
            <RegistrationReferences
              count={referenceCount}
              onCount={setReferenceCount}
              problem={problem}
            />
          </div>
        </Disclosure>
        <CheckField {...field("isBusiness")}>Ich handle als Unternehmen.</CheckField>
        <TermsField {...field("acceptsTerms")} />
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird gesendet …" : "Kostenlos registrieren"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
    </PublicFrame>
  );
}

/** Why nobody can register at the moment; the form says it before it is filled in. */
function useRefusal(): string | undefined {
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const abortion = new AbortController();
    getRegistrationState(abortion.signal).then(
      (state) => setRefusal(state.refusal),
      // The form's own answer says what is wrong.
      () => undefined,
    );
    return () => abortion.abort();
  }, []);
  return refusal;
}

function BillingAddress({
  field,
}: {
  field: (name: string) => { id: string; name: string; problem: string | undefined };
}) {
  return (
    <fieldset className={styles.group}>
      <legend>Rechnungsadresse</legend>
      <div className={styles.street}>
        <TextField
          label="Straße"
          isOptional
          autoComplete="address-line1"
          maxLength={addressLimits.streetMax}
          {...field("billingAddress.street")}
        />
        <TextField
          label="Hausnummer"
          isOptional
          maxLength={addressLimits.houseNumberMax}
          {...field("billingAddress.houseNumber")}
        />
      </div>
      <div className={styles.city}>
        <TextField
          label="PLZ"
          isOptional
          autoComplete="postal-code"
          maxLength={addressLimits.postalCodeMax}
          {...field("billingAddress.postalCode")}
        />
        <TextField
          label="Ort"
          isOptional
          autoComplete="address-level2"
          maxLength={addressLimits.cityMax}
          {...field("billingAddress.city")}
        />
      </div>
    </fieldset>
  );
}
