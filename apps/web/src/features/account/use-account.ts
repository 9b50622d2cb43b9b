import { useSession } from "../../platform/session";
import { useStatusOutcome } from "../../platform/session-check";

/** The specification's hook for pages: agencyId, userEmail, agencyTier, loading. */
export function useAccount() {
  const session = useSession();
  const outcome = useStatusOutcome();
  const user = session.kind === "known" ? session.user : null;
  const record = outcome?.kind === "active" ? outcome.record : undefined;
  return {
    agencyId: record?.agencyId,
    userEmail: user?.email,
    agencyTier: record?.tier ?? undefined,
    loading: session.kind === "loading" || (user !== null && outcome === undefined),
  };
}
