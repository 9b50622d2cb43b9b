import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { homePath } from "../../platform/paths";
import { loadSession, useSession } from "../../platform/session/session";
import { Button } from "../../ui/forms/button";
import { Message } from "../../ui/feedback/message";
import { PublicFrame } from "../../ui/layout/public-frame";
import { OnboardingSteps } from "./onboarding-steps";
import { useOnboarding, usePrepared } from "./queries";

/** The guided set-up after the registration; ends active on the dashboard. */
export function OnboardingPage() {
  const session = useSession();
  const location = useLocation();
  useEffect(() => void loadSession(), []);
  const user = session.kind === "known" ? session.user : undefined;
  const prepared = usePrepared(user ?? undefined);
  const onboarding = useOnboarding(prepared.data?.kind === "ready");

  if (session.kind === "known" && session.user === null) {
    return <Navigate to="/login" replace state={{ from: location }} />;
  }
  if (prepared.data?.kind === "active") return <Navigate to={homePath} replace />;
  if (prepared.data?.kind === "failed") return <Navigate to={prepared.data.setupPath} replace />;
  if (onboarding.data) {
    return (
      <OnboardingSteps
        onboarding={onboarding.data}
        onReload={() => onboarding.refetch({ throwOnError: true })}
      />
    );
  }
  const error =
    (session.kind === "failed" && session.error) || prepared.error || onboarding.error || undefined;
  if (error !== undefined) {
    const retry = () =>
      session.kind === "failed"
        ? loadSession()
        : prepared.isError
          ? prepared.refetch()
          : onboarding.refetch();
    return (
      <PublicFrame title="Einrichtung">
        <Message
          isFailure
          title="Die Einrichtung ließ sich nicht laden"
          actions={<Button onClick={() => void retry()}>Erneut versuchen</Button>}
        >
          {errorSentence(error)}
        </Message>
      </PublicFrame>
    );
  }
  return (
    <p role="status" className="loading-page">
      Lädt …
    </p>
  );
}
