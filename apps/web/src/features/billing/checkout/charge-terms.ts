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
  readonly dueToday: string;
  /** What comes after today, in one or two sentences. */
  readonly later: string;
  readonly subscriptionCancellation: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const euros = (cents: number) => formatMoney({ cents, currency: "EUR" });

export function chargeTerms(choice: Choice, isTrial: boolean, now: Date): ChargeTerms {
  const { tier, period } = choice;
  const isAnnual = period === "annual";
  const monthCents = pricePerMonthCents(tier, period);
  const periodSum = euros(pricePerPeriodCents(tier, period));
  const length = isAnnual ? "12 Monate" : "einen Monat";
  const plan = tierRights(tier).name;
  const trialEnd = formatDay(new Date(now.getTime() + trialDays * dayMs).toISOString());
  return {
    plan,
    period: isAnnual ? "jährliche Zahlung" : "monatliche Zahlung",
    isAnnual,
    perMonth: euros(monthCents),
    perPeriod: isAnnual ? `12 × ${euros(monthCents)} = ${periodSum}` : periodSum,
    dueToday: isTrial ? euros(0) : `${periodSum} zzgl. USt.`,
    later: isTrial
      ? `Du testest ${plan} bis zum ${trialEnd} kostenlos. Danach geht das Abo von selbst weiter: Am ${trialEnd} buchen wir ${periodSum} zzgl. USt. für ${length} ab. Kündigst du vorher in der App, zahlst du nichts.`
      : `Heute buchen wir ${periodSum} zzgl. USt. für ${length} ab.`,
    subscriptionCancellation: `Danach verlängert sich das Abo jeweils um ${length}, bis du kündigst: in der App, mit ${subscriptionCancellationDays} Tagen Frist zum Ende eines Abrechnungszeitraums.`,
  };
}

export function submitLabel({ tier }: Choice, isTrialEligible: boolean): string {
  return tier === "premium" && isTrialEligible ? "2 Wochen kostenlos testen" : "Jetzt buchen";
}
