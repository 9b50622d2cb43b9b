import { planAt } from "@tc/domain";
import { planFactsOf } from "../plan/plan-facts.ts";
import type { SubscriptionRow } from "../convergence/subscription.store.ts";

/** The trial whose end changes something for the agency; none where cancellation was given or another plan counts. */
export function runningTrial(
  row: SubscriptionRow,
  now: Date,
): { readonly endsAt: Date; readonly hasCard: boolean } | undefined {
  if (row.status === "trialing" && row.trial_ends_at) {
    // Charged at its end, whatever plan an admin gave.
    if (row.ends_at || row.trial_ends_at <= now) return undefined;
    return { endsAt: row.trial_ends_at, hasCard: true };
  }
  const endsAt = row.free_trial_ends_at;
  const { tier, until } = planAt(planFactsOf(row), now);
  if (!endsAt || tier !== "trial" || until?.getTime() !== endsAt.getTime()) return undefined;
  return { endsAt, hasCard: false };
}
