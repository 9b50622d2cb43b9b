import { useState } from "react";
import type { FormEvent } from "react";
import { Navigate, useLocation } from "react-router";
import { account } from "../../../platform/api/api-account";
import { ApiError } from "../../../platform/api/api-error";
import { returnPath } from "../../../platform/paths";
import { refreshSession, useSession } from "../../../platform/session/session";
import { FormProblems } from "../../../ui/forms/form-problems";
import { PasswordField } from "../../../ui/forms/password-field";
import { FormActions, FormLinks, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { TextField } from "../../../ui/forms/text-field";
import { isEmail, valueOf } from "../field-problems";
import { readLoginState } from "./login-state";
import { SecondFactorForm } from "./second-factor-form";
import { useSubmission } from "../use-submission";

const texts = {
  email: "Bitte gib deine E-Mail-Adresse an.",
  password: "Bitte gib dein Passwort ein.",
};

/** Signs in and goes back to where people wanted to go. */
export function LoginPage() {
  const { from, step: firstStep } = readLoginState(useLocation().state);
  const [step, setStep] = useState(firstStep);
  const session = useSession();
  const target = returnPath(from);

  async function finish() {
    const user = await refreshSession("signed_in");
    // Told by the server to be in, unknown right after: cookies are refused.
    if (user === null) throw new ApiError("unauthenticated", 401);
    // Known to be signed in, the page leaves by itself below.
  }

  const isIn = session.kind === "known" && session.user !== null;
  if (isIn) return <Navigate to={target} replace />;
  if (step === "second_factor") {
    return <SecondFactorForm onDone={finish} onBack={() => setStep("password")} />;
  }
  return <PasswordStep onDone={finish} onSecondFactor={() => setStep("second_factor")} />;
}

function PasswordStep({
  onDone,
  onSecondFactor,
}: {
  onDone: () => Promise<void>;
  onSecondFactor: () => void;
}) {
  const { problems, problem, isSending, submit } = useSubmission(texts);
  const [unconfirmed, setUnconfirmed] = useState<string>();

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = valueOf(form, "email").trim();
    const password = valueOf(form, "password");
    setUnconfirmed(undefined);
    const formProblems = [
      ...(isEmail(email) ? [] : [{ field: "email", text: texts.email }]),
      ...(password === "" ? [{ field: "password", text: texts.password }] : []),
    ];
    await submit(formProblems, async () => {
      try {
        const { status } = await account.signIn({ body: { email, password } });
        if (status === "second_factor") onSecondFactor();
        else await onDone();
      } catch (error) {
        if (error instanceof ApiError && error.code === "email_unconfirmed") setUnconfirmed(email);
        throw error;
      }
    });
  }

  return (
    <PublicFrame
      title="Anmelden"
      aside={
        <>
          Neu hier? <a href="/register">Registrieren</a>
        </>
      }
    >
      <FormProblems problems={problems} />
      {unconfirmed !== undefined && (
        <p>
          <a href={`/email-confirmation?${new URLSearchParams({ email: unconfirmed })}`}>
            Bestätigungsmail erneut senden
          </a>
        </p>
      )}
      <PublicForm onSubmit={(event) => void signIn(event)}>
        <TextField
          label="E-Mail-Adresse"
          type="email"
          autoComplete="username"
          id="email"
          name="email"
          problem={problem("email")}
        />
        <PasswordField
          label="Passwort"
          autoComplete="current-password"
          id="password"
          name="password"
          problem={problem("password")}
        />
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird angemeldet …" : "Anmelden"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
      <FormLinks>
        <a href="/reset-password">Passwort vergessen?</a>
        <a href="/register">Agentur registrieren</a>
      </FormLinks>
    </PublicFrame>
  );
}
