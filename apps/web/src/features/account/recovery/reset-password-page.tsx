import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { account } from "../../../platform/api/api-account";
import { invalidLinkSentence } from "../../../platform/api/api-error";
import { onRecoveryLink, takeRecoveryToken } from "../../../platform/session/recovery";
import { loadSession } from "../../../platform/session/session";
import { Button } from "../../../ui/forms/button";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";
import { explainInOneSentence } from "../explain";
import { isInvalidLink, isLinkToken } from "./link-tokens";
import { NewPasswordForm } from "./new-password-form";
import { RequestResetForm } from "./request-reset-form";

type Link =
  | { kind: "none"; problem?: string }
  | { kind: "exchanging" }
  /** Somebody is signed in here; a link must not take their place unasked. */
  | { kind: "asking"; token: string; signedInAs: string };

/** Asks for a reset link; with a recovery link it exchanges the link's key and takes the new password. */
export function ResetPasswordPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<Link>({ kind: "none" });
  // Kept in the history entry, so that a reload stays with the recovery that the server's cookie remembers.
  const email = readRecoveryEmail(location.state);

  const exchange = useCallback(
    async (token: string) => {
      setLink({ kind: "exchanging" });
      try {
        const { email: recoveryEmail } = await account.exchangeRecoveryToken({
          body: { accessToken: token },
        });
        await navigate("/reset-password", { replace: true, state: { recoveryEmail } });
        setLink({ kind: "none" });
      } catch (error) {
        await navigate("/reset-password", { replace: true });
        setLink({
          kind: "none",
          problem: isInvalidLink(error) ? invalidLinkSentence : await explainInOneSentence(error),
        });
      }
    },
    [navigate],
  );

  useEffect(() => {
    async function follow() {
      const token = takeRecoveryToken();
      if (token === undefined) return;
      setLink({ kind: "exchanging" });
      if (!isLinkToken(token)) return setLink({ kind: "none", problem: invalidLinkSentence });
      const session = await loadSession();
      if (session.kind === "known" && session.user !== null) {
        return setLink({ kind: "asking", token, signedInAs: session.user.email });
      }
      return await exchange(token);
    }
    void follow();
    return onRecoveryLink(() => void follow());
  }, [exchange]);

  if (link.kind === "exchanging") {
    return <PublicFrame title="Passwort zurücksetzen" lead="Der Link wird geprüft …" />;
  }
  if (link.kind === "asking") {
    return (
      <AskFirst
        signedInAs={link.signedInAs}
        onContinue={() => void exchange(link.token)}
        onCancel={() => void navigate("/", { replace: true })}
      />
    );
  }
  if (email !== undefined) {
    return (
      <NewPasswordForm
        email={email}
        onExpired={() => {
          void navigate("/reset-password", { replace: true });
          setLink({ kind: "none", problem: invalidLinkSentence });
        }}
      />
    );
  }
  return <RequestResetForm problem={link.problem} />;
}

function AskFirst({
  signedInAs,
  onContinue,
  onCancel,
}: {
  signedInAs: string;
  onContinue: () => void;
  onCancel: () => void;
}) {
  return (
    <PublicFrame
      title="Passwort zurücksetzen?"
      lead={
        <>
          Du bist gerade als <b>{signedInAs}</b> angemeldet. Der Link, den du geöffnet hast, kann zu
          einem anderen Konto gehören. Mach nur weiter, wenn du ihn selbst angefordert hast.
        </>
      }
    >
      <FormActions>
        <Button look="main" size="large" onClick={onContinue}>
          Weiter zum neuen Passwort
        </Button>
        <Button size="large" onClick={onCancel}>
          Abbrechen
        </Button>
      </FormActions>
    </PublicFrame>
  );
}

function readRecoveryEmail(state: unknown): string | undefined {
  const email =
    typeof state === "object" && state !== null && "recoveryEmail" in state && state.recoveryEmail;
  return typeof email === "string" ? email : undefined;
}
