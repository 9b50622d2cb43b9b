import { pricePerMonthCents, pricePerPeriodCents, tierRights } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { formatNumber } from "../../../platform/format/format";

export const periodWords = {
  annual: "jährliche Zahlung",
  monthly: "monatliche Zahlung",
} as const satisfies Record<BillingPeriod, string>;

/** "Premium, jährliche Zahlung" */
export function planWords({ tier, period }: { tier: PaidTier; period: BillingPeriod }): string {
  return `${tierRights(tier).name}, ${periodWords[period]}`;
}

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

/** What one period costs: "1.788 € netto im Jahr" */
export function periodPrice(tier: PaidTier, period: BillingPeriod): string {
  const price = wholeEuros(pricePerPeriodCents(tier, period));
  return `${price} netto im ${period === "annual" ? "Jahr" : "Monat"}`;
}

/** Money that is charged, always with its cents: "1.788,00 €". */
export function formatAmount(cents: number, currency = "EUR"): string {
  const code = /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : "XXX";
  return new Intl.NumberFormat("de-DE", { style: "currency", currency: code }).format(cents / 100);
}

/** "1 Platz", "3 Plätze" */
export function seatWords(seats: number): string {
  return seats === 1 ? "einen Platz" : `${seats} Plätze`;
}
