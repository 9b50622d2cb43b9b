import { useState } from "react";
import type { FormEvent } from "react";
import { account } from "../../../platform/api/api-account";
import { FormNotice, FormProblems } from "../../../ui/forms/form-problems";
import { FormActions, PublicForm } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { TextField } from "../../../ui/forms/text-field";
import { isEmail, valueOf } from "../field-problems";
import { useCountdown } from "../use-countdown";
import { useSubmission } from "../use-submission";

/** One mail a minute is enough. */
const waitSeconds = 60;
const texts = { email: "Bitte gib eine gültige E-Mail-Adresse an." };

/** Sends the confirmation mail again; the answer never tells whether the address is known. */
export function ResendConfirmation({ email }: { email: string }) {
  const { problems, problem, isSending, submit } = useSubmission(texts);
  const { secondsLeft, start } = useCountdown();
  const [sentTo, setSentTo] = useState<string>();

  async function resend(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (secondsLeft > 0) return;
    const typed = valueOf(new FormData(event.currentTarget), "email").trim() || email;
    const emailProblems = isEmail(typed) ? [] : [{ field: "email", text: texts.email }];
    await submit(emailProblems, async () => {
      await account.resendConfirmation({ body: { email: typed } });
      setSentTo(typed);
      start(waitSeconds);
    });
  }

  return (
    <>
      <FormProblems problems={problems} />
      <FormNotice>
        {sentTo !== undefined &&
          `Wenn zu ${sentTo} ein unbestätigtes Konto gehört, ist eine neue Mail unterwegs. Der Link aus der früheren Mail gilt damit nicht mehr.`}
      </FormNotice>
      <PublicForm onSubmit={(event) => void resend(event)}>
        {email === "" && (
          <TextField
            label="E-Mail-Adresse"
            type="email"
            autoComplete="email"
            id="email"
            name="email"
            problem={problem("email")}
          />
        )}
        <FormActions>
          <SubmitButton look="plain" isBusy={isSending || secondsLeft > 0}>
            {resendWords(isSending, secondsLeft)}
          </SubmitButton>
        </FormActions>
      </PublicForm>
    </>
  );
}

function resendWords(isSending: boolean, secondsLeft: number): string {
  if (isSending) return "Wird gesendet …";
  if (secondsLeft > 0) return `Erneut senden in ${secondsLeft} s`;
  return "Mail erneut senden";
}
