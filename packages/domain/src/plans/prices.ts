import type { PaidTier } from "./tiers.ts";

/** An annual period is paid once in advance: twelve times the figure of a month. */
export const billingPeriods = ["annual", "monthly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

const pricesPerMonth = {
  basis: { annual: 8_900, monthly: 11_900 },
  premium: { annual: 14_900, monthly: 18_900 },
  enterprise: { annual: 29_900, monthly: 37_900 },
} as const satisfies Record<PaidTier, Record<BillingPeriod, number>>;

/** Cents of a month, net. */
export function pricePerMonthCents(tier: PaidTier, period: BillingPeriod): number {
  return pricesPerMonth[tier][period];
}

/** Cents of a whole period, net, as charged in advance. */
export function pricePerPeriodCents(tier: PaidTier, period: BillingPeriod): number {
  return pricePerMonthCents(tier, period) * (period === "annual" ? 12 : 1);
}
