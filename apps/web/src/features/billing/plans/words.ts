import { pricePerPeriodCents, tierRights } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { wholeEuros } from "../../../platform/offer/price-words";

export const periodWords = {
  annual: "jährliche Zahlung",
  monthly: "monatliche Zahlung",
} as const satisfies Record<BillingPeriod, string>;

/** "Premium, jährliche Zahlung" */
export function planWords({ tier, period }: { tier: PaidTier; period: BillingPeriod }): string {
  return `${tierRights(tier).name}, ${periodWords[period]}`;
}

/** What one period costs, as agreed where it was: "1.788 € netto im Jahr" */
export function periodPrice(tier: PaidTier, period: BillingPeriod, agreedCents?: number): string {
  const listCents = pricePerPeriodCents(tier, period);
  const price =
    agreedCents === undefined || agreedCents === listCents
      ? wholeEuros(listCents)
      : formatAmount(agreedCents);
  return `${price} netto im ${period === "annual" ? "Jahr" : "Monat"}`;
}

/** Money that is charged, always with its cents: "1.788,00 €". */
export function formatAmount(cents: number, currency = "EUR"): string {
  const code = /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : "XXX";
  return new Intl.NumberFormat("de-DE", { style: "currency", currency: code }).format(cents / 100);
}

/** "einen Platz", "3 Plätze" */
export function seatWords(seats: number): string {
  return seats === 1 ? "einen Platz" : `${seats} Plätze`;
}
