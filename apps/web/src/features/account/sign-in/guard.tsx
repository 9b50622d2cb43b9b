import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession } from "../../../platform/session/session";
import { useStatusOutcome } from "../../../platform/session/session-check";
import { LoadingScreen } from "../../../ui/layout/loading-screen";

// Rarely seen, so not part of every first screen.
const GuardRefusal = lazy(async () => ({
  default: (await import("./guard-refusal")).GuardRefusal,
}));

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

  if (session.kind === "loading") return <Checking />;
  if (session.kind === "failed") return <Refusal error={session.error} />;
  if (session.user === null) {
    return <Navigate to="/login" replace state={{ from: location }} />;
  }
  if (needs === "user") return children;
  if (outcome?.kind === "active") return children;
  if (outcome?.kind === "no_agency") return <Refusal />;
  if (outcome?.kind === "lookup_failed") return <Refusal error={outcome.error} />;
  // Not checked yet, or the check is leading elsewhere.
  return <Checking />;
}

function Checking() {
  return <LoadingScreen text="Lade Berechtigungen…" />;
}

function Refusal({ error }: { error?: unknown }) {
  return (
    <Suspense fallback={<Checking />}>
      <GuardRefusal error={error} />
    </Suspense>
  );
}
