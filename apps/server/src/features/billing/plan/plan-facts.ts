import type { PlanFacts } from "@tc/domain";
import type { SubscriptionRow } from "../convergence/subscription.store.ts";

/** What our row says about the plan. */
export function planFactsOf(row: SubscriptionRow): PlanFacts {
  const subscription = subscriptionFacts(row);
  return {
    ...(subscription && { subscription }),
    ...(row.free_trial_ends_at && { freeTrialEndsAt: row.free_trial_ends_at }),
    ...(row.granted_tier && { grantedTier: row.granted_tier }),
  };
}

function subscriptionFacts(row: SubscriptionRow): PlanFacts["subscription"] {
  const { tier, period, status, period_ends_at: periodEndsAt } = row;
  if (tier === null || period === null || status === null || periodEndsAt === null)
    return undefined;
  return {
    tier,
    period,
    status,
    periodEndsAt,
    isFirstPaymentProcessing: row.is_first_payment_processing,
    ...(row.unpaid_since && { unpaidSince: row.unpaid_since }),
  };
}
