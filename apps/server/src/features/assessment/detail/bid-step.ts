import type { TenderAssessment } from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { getUsage, isCounted } from "../../quota/index.ts";
import type { AssessedTender } from "./assessed-tender.store.ts";
import { findBidStep } from "./bid-step.store.ts";
import { isOpenToChecks } from "./bid-value.ts";

/** How far an agency is with its own decision: whether it has a check or may start one, and what a member decided. */
export async function bidStepOf(
  ctx: Context,
  { agencyId, tier }: { readonly agencyId: string; readonly tier: Tier | null },
  { id: tenderId, record }: Pick<AssessedTender, "id" | "record">,
): Promise<Pick<TenderAssessment, "check" | "bidDecision">> {
  return inAgency(ctx, agencyId, async (t) => {
    const step = await findBidStep(t, tenderId);
    const isThere = step?.is_checked ?? false;
    const canStart =
      isOpenToChecks(record, ctx.now()) &&
      tierRights(tier).tenderChecksPerMonth > 0 &&
      (await hasCheckLeft(t, tenderId));
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

/** What was counted before is free to check again. */
async function hasCheckLeft(t: AgencyTransaction, tenderId: string): Promise<boolean> {
  const { used, limit } = await getUsage(t);
  return used < limit || isCounted(t, tenderId);
}
