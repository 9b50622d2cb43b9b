import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { errorSentence } from "../../platform/api-error";
import { signOut, useSession } from "../../platform/session";
import { runStatusCheck, useStatusOutcome } from "../../platform/session-check";
import { showToast } from "../../ui/toast";
import { Button, ButtonLink } from "../../ui/button";
import { Message } from "../../ui/message";
import { LoadingScreen } from "../../ui/loading-screen";

interface Props {
  /** `agency`: signed in and a member of an agency. `user`: signed in, as for the checkout. */
  needs: "agency" | "user";
  children: ReactNode;
}

/** Lets in who may be here. It explains; the server decides by itself with every call. */
export function Guard({ needs, children }: Props) {
  const location = useLocation();
  const session = useSession();
  const outcome = useStatusOutcome();

  if (session.kind === "loading") return <LoadingScreen text="Lade Berechtigungen…" />;
  if (session.kind === "failed") return <CheckFailed error={session.error} />;
  if (session.user === null) {
    return <Navigate to="/login" replace state={{ from: location }} />;
  }
  if (needs === "user") return children;
  if (outcome?.kind === "active") return children;
  if (outcome?.kind === "no_agency") return <NoAgency />;
  if (outcome?.kind === "lookup_failed") return <CheckFailed error={outcome.error} />;
  // Not checked yet, or the check is leading elsewhere.
  return <LoadingScreen text="Lade Berechtigungen…" />;
}

function NoAgency() {
  return (
    <main>
      <Message
        isFailure
        title="Zugriff verweigert"
        actions={
          <>
            <ButtonLink look="main" href="/">
              Zur Startseite
            </ButtonLink>
            <Button
              onClick={() =>
                void signOut().catch((error: unknown) =>
                  showToast(errorSentence(error), { isFailure: true }),
                )
              }
            >
              Abmelden
            </Button>
          </>
        }
      >
        Dein Konto gehört zu keiner Agentur.
      </Message>
    </main>
  );
}

function CheckFailed({ error }: { error: unknown }) {
  return (
    <main>
      <Message
        isFailure
        title="Deine Berechtigungen ließen sich nicht laden"
        actions={
          <Button look="main" onClick={() => void runStatusCheck()}>
            Erneut versuchen
          </Button>
        }
      >
        {errorSentence(error)}
      </Message>
    </main>
  );
}
