import { pricePerMonthCents, pricePerPeriodCents } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { formatNumber } from "../format/format";

/** Prices of the table are whole euros: 8900 → "89 €". */
export function wholeEuros(cents: number): string {
  return `${formatNumber(cents / 100)}\u00a0€`;
}

/** "12 × 149 € = 1.788 € im Jahr, im Voraus" */
export function sumWords(tier: PaidTier, period: BillingPeriod): string {
  if (period === "monthly") return "jeden Monat im Voraus";
  const month = wholeEuros(pricePerMonthCents(tier, period));
  return `12 × ${month} = ${wholeEuros(pricePerPeriodCents(tier, period))} im Jahr, im Voraus`;
}
