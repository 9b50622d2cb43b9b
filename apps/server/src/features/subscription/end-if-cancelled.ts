import { endAfterNotice } from "@tc/domain";
import type { LiveSubscription } from "./subscription-state.ts";

/** product.md §5: a trial ends with its last day and costs nothing, all else with the first period's end 30 days later. */
export function endIfCancelled(live: LiveSubscription, noticeAt: Date): Date {
  const { status, anchor, period, periodEndsAt } = live;
  if (status === "trialing") return periodEndsAt;
  return endAfterNotice({ anchor, period, endsAt: periodEndsAt }, noticeAt);
}
