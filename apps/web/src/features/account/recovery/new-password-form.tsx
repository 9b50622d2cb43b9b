import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { account } from "../../../platform/api/api-account";
import { homePath } from "../../../platform/paths";
import { refreshSession } from "../../../platform/session/session";
import { FormProblems } from "../../../ui/forms/form-problems";
import { PasswordField } from "../../../ui/forms/password-field";
import { FormActions, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { isInvalidLink } from "./link-tokens";
import { valueOf } from "../field-problems";
import { hasPasswordLength, passwordLengthSentence } from "../passwords/password-length";
import { PasswordRules } from "../passwords/password-rules";
import { useSubmission } from "../use-submission";

const texts = {
  newPassword: passwordLengthSentence,
};

/** Ends a recovery: the new password holds, every other session ends. */
export function NewPasswordForm({ email, onExpired }: { email: string; onExpired: () => void }) {
  const navigate = useNavigate();
  const { problems, problem, isSending, submit } = useSubmission(texts);
  const [password, setPassword] = useState("");

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const newPassword = valueOf(new FormData(event.currentTarget), "newPassword");
    await submit(
      hasPasswordLength(newPassword) ? [] : [{ field: "newPassword", text: texts.newPassword }],
      async () => {
        try {
          const { status } = await account.completePasswordReset({ body: { newPassword } });
          if (status === "second_factor") {
            return await navigate("/login", { replace: true, state: { step: "second_factor" } });
          }
          await refreshSession("signed_in");
          return await navigate(homePath, { replace: true });
        } catch (error) {
          if (isInvalidLink(error)) return onExpired();
          throw error;
        }
      },
    );
  }

  return (
    <PublicFrame
      title="Neues Passwort"
      lead={
        <>
          Für das Konto <b>{email}</b>. Auf allen anderen Geräten wirst du dabei abgemeldet.
        </>
      }
    >
      <FormProblems problems={problems} />
      <PublicForm onSubmit={(event) => void save(event)}>
        {/* For password managers. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Neues Passwort"
          autoComplete="new-password"
          hint={<PasswordRules password={password} />}
          onInput={(event) => setPassword(event.currentTarget.value)}
          id="newPassword"
          name="newPassword"
          problem={problem("newPassword")}
        />
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird gespeichert …" : "Passwort speichern"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
    </PublicFrame>
  );
}
