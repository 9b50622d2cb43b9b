import type { BillingPeriod, PaidTier } from "@tc/domain";

/** Enterprise is sold by request. */
export type OrderableTier = Exclude<PaidTier, "enterprise">;

/** Where a payment method is changed. */
export const subscriptionPath = "/app/subscription";

export function checkoutPath(tier: OrderableTier, period: BillingPeriod): string {
  return `/app/checkout?tier=${tier}&billing=${period}`;
}
