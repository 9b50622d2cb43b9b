import type { PricedPlan } from "../../../ports/payments.ts";

const ranks = { basis: 0, premium: 1, enterprise: 2 } as const;

/** More is bought at once: a higher tier, or a year of no lower one. Never a shorter period, which was paid in advance. */
export function whenChangeTakesEffect(from: PricedPlan, to: PricedPlan): "now" | "period_end" {
  const step = ranks[to.tier] - ranks[from.tier];
  if (step < 0 || (from.period === "annual" && to.period === "monthly")) return "period_end";
  return step > 0 || from.period !== to.period ? "now" : "period_end";
}
