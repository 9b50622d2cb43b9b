import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { accountLimits } from "@tc/domain";
import { ApiError } from "../../../platform/api/api-error";
import { account } from "../../../platform/api/api-account";
import { homePath } from "../../../platform/paths";
import { refreshSession } from "../../../platform/session/session";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { FormProblems } from "../../../ui/forms/form-problems";
import { PasswordField } from "../../../ui/forms/password-field";
import { FormActions, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { TextField } from "../../../ui/forms/text-field";
import { explainInOneSentence } from "../explain";
import { isInvalidLink, isLinkToken } from "../recovery/link-tokens";
import { valueOf } from "../field-problems";
import { hasPasswordLength, passwordLengthSentence } from "../passwords/password-length";
import { PasswordRules } from "../passwords/password-rules";
import { TermsField } from "../registration/terms-field";
import { useSubmission } from "../use-submission";
import styles from "../account-pages.module.css";

type Preview = Awaited<ReturnType<typeof account.previewInvitation>>;
type State =
  | { kind: "loading" }
  | { kind: "invalid" }
  | { kind: "failed"; text: string }
  | { kind: "open"; preview: Preview };

/** A server that is busy for a moment is asked again: nothing changes by that. */
const retryDelaysMs = [400, 1_200, 3_000];

async function readPreview(token: string, delaysMs = retryDelaysMs): Promise<State> {
  try {
    return { kind: "open", preview: await account.previewInvitation({ body: { token } }) };
  } catch (error) {
    if (isInvalidLink(error)) return { kind: "invalid" };
    const [delayMs, ...further] = delaysMs;
    if (delayMs === undefined || !isOverloaded(error)) {
      return { kind: "failed", text: await explainInOneSentence(error) };
    }
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    return readPreview(token, further);
  }
}

function isOverloaded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "overloaded";
}

/** An invitation to an agency: who invites, then name and password. */
export function InvitationPage() {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const [state, setState] = useState<State>({ kind: isLinkToken(token) ? "loading" : "invalid" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isLinkToken(token)) return undefined;
    let isGone = false;
    async function open() {
      const next = await readPreview(token);
      if (!isGone) setState(next);
    }
    void open();
    return () => {
      isGone = true;
    };
  }, [token, attempt]);

  if (state.kind === "loading") {
    return <PublicFrame title="Einladung" lead="Die Einladung wird geladen …" />;
  }
  if (state.kind === "open") {
    return (
      <AcceptForm
        token={token}
        preview={state.preview}
        onInvalid={() => setState({ kind: "invalid" })}
      />
    );
  }
  return (
    <PublicFrame
      title="Einladung"
      lead={
        state.kind === "failed"
          ? state.text
          : "Diese Einladung gilt nicht mehr. Bitte die Person, die dich eingeladen hat, um eine neue."
      }
    >
      <FormActions>
        {state.kind === "failed" ? (
          <Button
            look="main"
            size="large"
            onClick={() => {
              setState({ kind: "loading" });
              setAttempt(attempt + 1);
            }}
          >
            Erneut versuchen
          </Button>
        ) : (
          <ButtonLink look="main" size="large" href="/login">
            Zum Login
          </ButtonLink>
        )}
      </FormActions>
    </PublicFrame>
  );
}

const { nameMax } = accountLimits;
const texts = {
  name: `Bitte gib deinen Namen an (höchstens ${nameMax} Zeichen).`,
  password: passwordLengthSentence,
  acceptsTerms: "Bitte stimme den Nutzungsbedingungen zu.",
};

function checkAcceptance(form: FormData) {
  const name = valueOf(form, "name").trim();
  const wrong = [
    (name === "" || name.length > nameMax) && "name",
    !hasPasswordLength(valueOf(form, "password")) && "password",
    form.get("acceptsTerms") === null && "acceptsTerms",
  ] as const;
  return wrong.flatMap((field) => (field === false ? [] : [{ field, text: texts[field] }]));
}

function AcceptForm({
  token,
  preview,
  onInvalid,
}: {
  token: string;
  preview: Preview;
  onInvalid: () => void;
}) {
  const navigate = useNavigate();
  const { problems, problem, isSending, submit } = useSubmission(texts);
  const [password, setPassword] = useState("");
  const field = (name: string) => ({ id: name, name, problem: problem(name) });

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    await submit(checkAcceptance(form), async () => {
      const name = valueOf(form, "name").trim();
      const body = {
        token,
        name,
        password: valueOf(form, "password"),
        acceptsTerms: true as const,
      };
      try {
        await account.acceptInvitation({ body });
      } catch (error) {
        if (isInvalidLink(error)) return onInvalid();
        throw error;
      }
      await refreshSession("signed_in");
      return await navigate(homePath, { replace: true });
    });
  }

  return (
    <PublicFrame
      title={`Einladung zu ${preview.agencyName}`}
      lead={`${preview.invitedBy} lädt dich ein, in dieser Agentur mitzuarbeiten.`}
    >
      <dl className={styles.facts}>
        <dt>Agentur</dt>
        <dd>{preview.agencyName}</dd>
        <dt>Deine Adresse</dt>
        <dd>{preview.email}</dd>
      </dl>
      <FormProblems problems={problems} />
      <PublicForm onSubmit={(event) => void accept(event)}>
        <input type="hidden" autoComplete="username" value={preview.email} readOnly />
        <TextField label="Dein Name" autoComplete="name" {...field("name")} />
        <PasswordField
          label="Passwort"
          autoComplete="new-password"
          hint={<PasswordRules password={password} />}
          onInput={(event) => setPassword(event.currentTarget.value)}
          {...field("password")}
        />
        <TermsField {...field("acceptsTerms")} />
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird gesendet …" : "Einladung annehmen"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
    </PublicFrame>
  );
}
