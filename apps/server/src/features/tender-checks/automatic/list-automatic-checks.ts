import type { AutomaticCheck } from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { listFinished } from "./automatic.store.ts";

/** A member who comes back after a weekend still sees them. */
const shownMs = 4 * 24 * 60 * 60 * 1000;
const maxShown = 5;

/** What we checked for the agency in the last days, so that somebody looks at it. */
export async function listAutomaticChecks(ctx: Context): Promise<{ checks: AutomaticCheck[] }> {
  const { agencyId, tier } = requireMembership(ctx);
  if (!tierRights(tier).hasAutomaticTenderChecks) return { checks: [] };
  const since = new Date(ctx.now().getTime() - shownMs);
  return {
    checks: await inAgency(ctx, agencyId, (t) => listFinished(t, { since, limit: maxShown })),
  };
}
