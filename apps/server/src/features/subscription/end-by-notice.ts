import { endAfterNotice, furtherPeriods, pricePerPeriodCents } from "@tc/domain";
import type { LiveSubscription, NextPlan } from "./subscription-state.ts";

/** What becomes of a subscription by a notice. */
interface Ending {
  readonly endsAt: Date;
  /** What is still charged until then, net. */
  readonly charges: readonly { readonly at: Date; readonly netCents: number }[];
  /** Whether a change that waits never comes. */
  readonly voidsNext: boolean;
}

/**
 * product.md §5: a trial ends with its last day and costs nothing, all else with the first period's end 30 days later. A
 * change that waits comes before, unless it would begin a year where a month is enough.
 */
export function endByNotice(
  live: LiveSubscription,
  next: NextPlan | undefined,
  noticeAt: Date,
): Ending {
  const { anchor, periodEndsAt } = live;
  if (live.status === "trialing") {
    return { endsAt: periodEndsAt, charges: [], voidsNext: next !== undefined };
  }
  const isLonger = live.period === "monthly" && next?.period === "annual";
  const plan = next && !isLonger ? next : live;
  const running = { anchor, period: plan.period, endsAt: periodEndsAt };
  const endsAt = endAfterNotice(running, noticeAt);
  const netCents = pricePerPeriodCents(plan.tier, plan.period);
  return {
    endsAt,
    charges: furtherPeriods(running, endsAt).map((at) => ({ at, netCents })),
    voidsNext: next !== undefined && (isLonger || next.from >= endsAt),
  };
}
