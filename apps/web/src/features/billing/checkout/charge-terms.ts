import {
  subscriptionCancellationDays,
  pricePerMonthCents,
  pricePerPeriodCents,
  tierRights,
  trialDays,
} from "@tc/domain";
import { formatDay, formatMoney } from "../../../platform/format/format";
import type { Choice } from "./choice";

/** What an order costs, in words; all amounts are net. */
export interface ChargeTerms {
  readonly plan: string;
  readonly period: string;
  readonly isAnnual: boolean;
  readonly perMonth: string;
  /** Of one period, and how it is reckoned. */
  readonly perPeriod: string;
  /** Of one period: what is charged is the sum with VAT. */
  readonly net: string;
  readonly vat: { readonly label: string; readonly sum: string };
  readonly gross: string;
  readonly dueToday: string;
  /** What comes after today, in one or two sentences. */
  readonly later: string;
  readonly subscriptionCancellation: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const euros = (cents: number) => formatMoney({ cents, currency: "EUR" });

/** VAT on services in Germany (§ 12 Abs. 1 UStG); orders come from Germany alone. */
const vatPercent = 19;

/** `keptUntil`: the end of a running trial, whose remaining days stay free. */
export function chargeTerms(
  choice: Choice,
  isTrial: boolean,
  now: Date,
  keptUntil?: string,
): ChargeTerms {
  const { tier, period } = choice;
  const isAnnual = period === "annual";
  const monthCents = pricePerMonthCents(tier, period);
  const netCents = pricePerPeriodCents(tier, period);
  const vatCents = Math.round((netCents * vatPercent) / 100);
  const periodSum = euros(netCents);
  const grossSum = euros(netCents + vatCents);
  const length = isAnnual ? "12 Monate" : "einen Monat";
  const plan = tierRights(tier).name;
  const isFree = isTrial || keptUntil !== undefined;
  const trialEnd = formatDay(
    keptUntil ?? new Date(now.getTime() + trialDays * dayMs).toISOString(),
  );
  return {
    plan,
    period: isAnnual ? "jährliche Zahlung" : "monatliche Zahlung",
    isAnnual,
    perMonth: euros(monthCents),
    perPeriod: isAnnual ? `12 × ${euros(monthCents)} = ${periodSum}` : periodSum,
    net: periodSum,
    vat: { label: `USt. ${vatPercent} %`, sum: euros(vatCents) },
    gross: grossSum,
    dueToday: isFree ? euros(0) : grossSum,
    later: isFree
      ? `${keptUntil === undefined ? `Du testest ${plan} bis zum ${trialEnd} kostenlos.` : `Eure Testphase läuft bis zum ${trialEnd} kostenlos weiter.`} Danach geht das Abo von selbst weiter: Am ${trialEnd} buchen wir ${grossSum} (${periodSum} zzgl. USt.) für ${length} ab. Kündigst du vorher in der App, zahlst du nichts.`
      : `Heute buchen wir ${grossSum} (${periodSum} zzgl. USt.) für ${length} ab.`,
    subscriptionCancellation: `Danach verlängert sich das Abo jeweils um ${length}, bis du kündigst: in der App, mit ${subscriptionCancellationDays} Tagen Frist zum Ende eines Abrechnungszeitraums.`,
  };
}

export function submitLabel({ tier }: Choice, isTrialEligible: boolean): string {
  return tier === "premium" && isTrialEligible ? "2 Wochen kostenlos testen" : "Jetzt buchen";
}
