import type { SessionUser } from "@tc/contract";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { signOut, useSession } from "../../platform/session/session";
import { registeredAgency } from "../../platform/stored";
import { Button, ButtonLink } from "../../ui/forms/button";
import { LoadingScreen } from "../../ui/layout/loading-screen";
import { FormActions, PublicFrame } from "../../ui/layout/public-frame";
import { supportHref } from "../account";
import { setupMessage, setupMessages, setupTitle } from "./setup-errors";
import { useSetup } from "./use-setup";
import styles from "./setup-page.module.css";

const title = "Profilerstellung unterbrochen";

/** Where people land when their profile could not be made or their status not be checked. */
export function SetupPage() {
  const session = useSession();
  const location = useLocation();
  const [query] = useSearchParams();
  if (session.kind === "loading") return <LoadingScreen />;
  if (session.kind === "failed") {
    return (
      <PublicFrame title={title} lead={setupMessages.userNotLoaded}>
        <FormActions>
          <ButtonLink look="main" size="large" href="">
            Neu laden
          </ButtonLink>
        </FormActions>
      </PublicFrame>
    );
  }
  if (session.user === null) {
    return <Navigate to="/login" replace state={{ from: location }} />;
  }
  return <Setup user={session.user} query={query} />;
}

function Setup({ user, query }: { user: SessionUser; query: URLSearchParams }) {
  const { metadata }: { metadata: { agency_id?: string | undefined; agencyId?: string } } = user;
  const agencyId =
    (query.get("agencyId") || undefined) ??
    metadata.agency_id ??
    metadata.agencyId ??
    registeredAgency.read();
  const ids = { agencyId, userId: query.get("userId") || user.id };
  const setup = useSetup(user, ids, {
    errorType: query.get("error") ?? "",
    message: setupMessage(query.get("message")),
  });
  return (
    <PublicFrame title={title} lead="Unser Support wurde benachrichtigt und schaut sich das an.">
      <section className={styles.failure} aria-live="polite">
        <h2>{setupTitle(setup.failure.errorType)}</h2>
        <p>{setup.failure.message}</p>
      </section>
      <p role="status" className={styles.told}>
        {setup.isTold && (
          <>
            <span aria-hidden>✓</span> Support-Team benachrichtigt
          </>
        )}
      </p>
      {setup.isExhausted && (
        <p role="alert" className={styles.exhausted}>
          {setupMessages.exhausted}
        </p>
      )}
      <FormActions>
        {!setup.isExhausted && (
          <Button
            look="main"
            size="large"
            aria-disabled={setup.phase !== "idle"}
            onClick={() => void setup.retry()}
          >
            {retryWords(setup.phase, setup.secondsLeft)}
          </Button>
        )}
        <ButtonLink size="large" href={supportHref("Profilerstellung unterbrochen")}>
          Support kontaktieren
        </ButtonLink>
        <Button size="large" look="quiet" onClick={() => void backToLogin()}>
          Zurück zum Login
        </Button>
      </FormActions>
    </PublicFrame>
  );
}

/** Signed in, the login would lead back here. */
async function backToLogin() {
  await signOut().catch((error: unknown) => console.error("[SETUP] sign-out failed:", error));
  location.assign("/login");
}

function retryWords(phase: "idle" | "waiting" | "running", secondsLeft: number): string {
  if (phase === "waiting") return `Nächster Versuch in ${secondsLeft} s`;
  return phase === "running" ? "Wird versucht …" : "Erneut versuchen";
}
