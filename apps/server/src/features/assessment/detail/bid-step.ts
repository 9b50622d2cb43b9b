import type { TenderAssessment } from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { getUsage, isCounted } from "../../quota/index.ts";
import { findBidStep } from "./bid-step.store.ts";

/** How far an agency is with its own decision: whether it has a check or may start one, and what a member decided. */
export async function bidStepOf(
  ctx: Context,
  { agencyId, tier }: { readonly agencyId: string; readonly tier: Tier | null },
  tenderId: string,
): Promise<Pick<TenderAssessment, "check" | "bidDecision">> {
  return inAgency(ctx, agencyId, async (t) => {
    const step = await findBidStep(t, tenderId);
    const isThere = step?.is_checked ?? false;
    const hasChecks = tierRights(tier).tenderChecksPerMonth > 0;
    const { used, limit } = hasChecks ? await getUsage(t) : { used: 0, limit: 0 };
    const canStart = hasChecks && (used < limit || (await isCounted(t, tenderId)));
    return {
      ...((isThere || canStart) && { check: { isThere } }),
      ...(step?.decision &&
        step.decided_at && {
          bidDecision: {
            decision: step.decision,
            at: step.decided_at.toISOString(),
            byName: step.decided_by_name ?? "",
          },
        }),
    };
  });
}
