import type { TenderCheck } from "@tc/contract";
import { AppError, canUse, cheapestTierWith } from "@tc/domain";
import type { Tender } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { lockAgency } from "../../platform/tenancy/agency-lock.store.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import {
  isOpenToChecks,
  statedAmountOf,
  stateOf,
  volumeLockOf,
  requireTender,
} from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { reserveUse } from "../quota/index.ts";
import { getTenderCheck } from "./get-tender-check.ts";
import { checkTenderJob } from "./job-definitions.ts";
import { beginCheck, findCheck, isFree } from "./tender-check.store.ts";

/**
 * Starts a check, or the one that runs once more in case its job was lost. The quota counts a tender once: whoever checks
 * it again pays nothing. Throws plan_required without a plan and above its volume cap, tender_closed where nobody can bid
 * any more, quota_exhausted when the month's checks are used up.
 */
export async function startTenderCheck(
  ctx: Context,
  judges: Judges,
  { slug }: { slug: string },
): Promise<TenderCheck> {
  const { agencyId, tier } = requireMembership(ctx);
  if (!canUse(tier, "agencyFit")) {
    const opening = cheapestTierWith("agencyFit");
    throw new AppError("plan_required", { feature: "agencyFit", tier: opening });
  }
  const tender = await requireTender(ctx, slug);
  const lock = volumeLockOf(tier, statedAmountOf(tender));
  if (lock) throw new AppError("plan_required", { tier: lock.tier });
  await inAgency(ctx, agencyId, async (t) => {
    await lockAgency(t);
    // Of two at once the second finds the first one's run.
    const check = await findCheck(t, tender.id);
    if (check?.state !== "running") {
      requireAlive(tender.record, ctx.now());
      const quotaUseId = isFree(check) ? null : (await reserveUse(t, tender.id)).useId;
      const startedByName = await memberName(t, requireUserId(ctx));
      await beginCheck(t, tender.id, { startedByName, quotaUseId });
    }
    await t.enqueue(checkTenderJob, { agencyId, tenderId: tender.id });
  });
  return getTenderCheck(ctx, judges, { slug });
}

/** What was checked before stays readable. */
function requireAlive(tender: Tender, now: Date): void {
  if (isOpenToChecks(tender, now)) return;
  throw new AppError("tender_closed", { state: stateOf(tender, now) });
}
