import { useState } from "react";
import type { FormEvent } from "react";
import { account } from "../../../platform/api/api-account";
import { FormNotice, FormProblems } from "../../../ui/forms/form-problems";
import { FormActions, FormLinks, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { TextField } from "../../../ui/forms/text-field";
import { isEmail, valueOf } from "../field-problems";
import { useCountdown } from "../use-countdown";
import { useSubmission } from "../use-submission";

const waitSeconds = 60;
const texts = { email: "Bitte gib eine gültige E-Mail-Adresse an." };

/** Asks for a reset link. The answer never tells whether the address is known. */
export function RequestResetForm({ problem: linkProblem }: { problem: string | undefined }) {
  const { problems, problem, isSending, submit } = useSubmission(texts);
  const { secondsLeft, start } = useCountdown();
  const [sentTo, setSentTo] = useState<string>();
  const shown =
    problems.length > 0 || linkProblem === undefined || sentTo !== undefined
      ? problems
      : [{ text: linkProblem }];

  async function request(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (secondsLeft > 0) return;
    const email = valueOf(new FormData(event.currentTarget), "email").trim();
    const problems = isEmail(email) ? [] : [{ field: "email", text: texts.email }];
    await submit(problems, async () => {
      await account.requestPasswordReset({ body: { email } });
      setSentTo(email);
      start(waitSeconds);
    });
  }

  return (
    <PublicFrame
      title="Passwort zurücksetzen"
      lead="Gib deine E-Mail-Adresse an. Wir senden dir einen Link, mit dem du ein neues Passwort setzt."
    >
      <FormProblems problems={shown} />
      <FormNotice>
        {sentTo !== undefined &&
          `Wenn es zu ${sentTo} ein Konto gibt, ist eine Mail mit einem Link unterwegs. Er gilt 60 Minuten und wirkt einmal.`}
      </FormNotice>
      <PublicForm onSubmit={(event) => void request(event)}>
        <TextField
          label="E-Mail-Adresse"
          type="email"
          autoComplete="username"
          id="email"
          name="email"
          problem={problem("email")}
        />
        <FormActions>
          <SubmitButton isBusy={isSending || secondsLeft > 0}>
            {isSending
              ? "Wird gesendet …"
              : secondsLeft > 0
                ? `Erneut senden in ${secondsLeft} s`
                : "Link anfordern"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
      <FormLinks>
        <a href="/login">Zurück zum Login</a>
      </FormLinks>
    </PublicFrame>
  );
}
