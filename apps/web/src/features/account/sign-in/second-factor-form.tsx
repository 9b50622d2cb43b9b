import { useState } from "react";
import type { FormEvent } from "react";
import { account } from "../../../platform/api/api-account";
import { Button } from "../../../ui/forms/button";
import { CheckField } from "../../../ui/forms/check-field";
import { FormProblems } from "../../../ui/forms/form-problems";
import { FormActions, FormLinks, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { TextField } from "../../../ui/forms/text-field";
import { valueOf } from "../field-problems";
import { useSubmission } from "../use-submission";
import styles from "../account-pages.module.css";

const methods = [
  { value: "totp", label: "Code aus der App", hint: "Sechs Ziffern, alle 30 Sekunden neu." },
  { value: "backup_code", label: "Ersatzcode", hint: "Jeder Ersatzcode gilt einmal." },
] as const;
type Method = (typeof methods)[number]["value"];

const texts = { code: "Bitte gib den ganzen Code ein." };

/** The second step of a sign-in. */
export function SecondFactorForm({
  onDone,
  onBack,
}: {
  onDone: () => Promise<void>;
  onBack: () => void;
}) {
  const { problems, problem, isSending, submit } = useSubmission(texts);
  const [method, setMethod] = useState<Method>("totp");
  const chosen = methods.find(({ value }) => value === method) ?? methods[0];

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // Apps show codes in groups.
    const code = valueOf(form, "code").replaceAll(/\s/g, "");
    const codeProblems =
      code.length < 6 || code.length > 20 ? [{ field: "code", text: texts.code }] : [];
    await submit(codeProblems, async () => {
      const trustDevice = form.get("trustDevice") !== null;
      await account.verifySecondFactor({ body: { method, code, trustDevice } });
      await onDone();
    });
  }

  return (
    <PublicFrame title="Zweiter Faktor" lead="Dein Konto ist mit einem zweiten Faktor geschützt.">
      <FormProblems problems={problems} />
      <PublicForm onSubmit={(event) => void verify(event)}>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">Art des Codes</legend>
          {methods.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="method"
                checked={value === method}
                onChange={() => setMethod(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <TextField
          key={method}
          label={chosen.label}
          hint={chosen.hint}
          inputMode={method === "totp" ? "numeric" : "text"}
          autoComplete="one-time-code"
          // The step's only field; whoever comes here has the code at hand.
          autoFocus
          id="code"
          name="code"
          problem={problem("code")}
        />
        <CheckField name="trustDevice">Auf diesem Gerät 30 Tage nicht mehr fragen</CheckField>
        <FormActions>
          <SubmitButton isBusy={isSending}>{isSending ? "Wird geprüft …" : "Weiter"}</SubmitButton>
        </FormActions>
      </PublicForm>
      <FormLinks>
        <Button look="quiet" onClick={onBack}>
          Mit anderem Konto anmelden
        </Button>
      </FormLinks>
    </PublicFrame>
  );
}
