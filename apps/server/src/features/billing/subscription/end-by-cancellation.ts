import { endAfterCancellation, furtherPeriods } from "@tc/domain";
import type { LiveSubscription, NextPlan } from "./subscription-state.ts";

/** What becomes of a subscription by a cancellation. */
interface Ending {
  readonly endsAt: Date;
  /** What is still charged until then, net. */
  readonly charges: readonly { readonly at: Date; readonly netCents: number }[];
  /** Whether a change that waits never comes. */
  readonly voidsNext: boolean;
}

/**
 * When a cancelled subscription ends: a trial on its last day, without a charge, any other at the first end of a period
 * `subscriptionCancellationDays` later. A plan change that waits comes first, unless it would begin a year where a month is enough.
 */
export function endByCancellation(
  live: LiveSubscription,
  next: NextPlan | undefined,
  subscriptionCancelledAt: Date,
): Ending {
  const { anchor, periodEndsAt } = live;
  if (live.status === "trialing") {
    return { endsAt: periodEndsAt, charges: [], voidsNext: next !== undefined };
  }
  const isLonger = live.period === "monthly" && next?.period === "annual";
  const plan = next && !isLonger ? next : live;
  const running = { anchor, period: plan.period, endsAt: periodEndsAt };
  const endsAt = endAfterCancellation(running, subscriptionCancelledAt);
  const { netCents } = plan;
  return {
    endsAt,
    charges: furtherPeriods(running, endsAt).map((at) => ({ at, netCents })),
    voidsNext: next !== undefined && (isLonger || next.from >= endsAt),
  };
}
