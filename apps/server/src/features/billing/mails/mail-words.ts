import { pricePerPeriodCents, tierRights } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import type { StoredPaymentMethod } from "../../../platform/database/schema-columns.ts";

const day = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });
const time = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", timeStyle: "short" });
const euro = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

export const dayWords = (instant: Date): string => day.format(instant);

/** "am 24.12.2026 um 14:00 Uhr" */
export function momentWords(instant: Date): string {
  return `am ${day.format(instant)} um ${time.format(instant)} Uhr`;
}

/** "Premium, monatlich 189,00 € zzgl. USt." */
export function planWords({
  tier,
  period,
  netCents,
}: {
  readonly tier: PaidTier;
  readonly period: BillingPeriod;
  /** As agreed; absent: as listed */
  readonly netCents?: number | undefined;
}): string {
  const price = euro.format((netCents ?? pricePerPeriodCents(tier, period)) / 100);
  const often = period === "annual" ? "jährlich" : "monatlich";
  return `${tierRights(tier).name}, ${often} ${price} zzgl. USt.`;
}

/** "deiner Karte mit den Endziffern 4242" */
export function methodWords(method: StoredPaymentMethod | null): string {
  const end = method?.last4 === undefined ? "" : ` mit den Endziffern ${method.last4}`;
  if (method?.kind === "card") return `deiner Karte${end}`;
  if (method?.kind === "sepa_debit") return `deinem Konto${end}`;
  return "deiner hinterlegten Zahlungsart";
}
