import { paidTiers, tierRights } from "@tc/domain";
import type { Feature, PaidTier } from "@tc/domain";
import { count, formatMoney, formatMoneyShort } from "../format/format";

export interface PlanFacts {
  /** Its figures */
  readonly limits: readonly string[];
  /** The plan whose features it holds as well; undefined for the smallest. */
  readonly before: PaidTier | undefined;
  /** What it opens beyond the plan before it. */
  readonly added: readonly Feature[];
}

/** A plan in words, told as what it adds to the one before. */
export function planFacts(tier: PaidTier): PlanFacts {
  const rights = tierRights(tier);
  const before = paidTiers[paidTiers.indexOf(tier) - 1];
  const includedFeatures = before === undefined ? [] : tierRights(before).features;
  const checks = `${count(rights.tenderChecksPerMonth, "TenderCheck", "TenderChecks")} im Monat`;
  return {
    limits: [
      rights.volumeCapCents === null
        ? "Aufträge in jeder Höhe"
        : `Aufträge bis ${capWords(rights.volumeCapCents)}`,
      count(rights.seats, "Platz im Team", "Plätze im Team"),
      rights.hasAutomaticTenderChecks ? `${checks}, dazu automatische` : `bis zu ${checks}`,
    ],
    before,
    added: rights.features.filter((feature) => !includedFeatures.includes(feature)),
  };
}

/** "250.000 €", but "5 Mio. €" */
export function capWords(cents: number): string {
  const money = { cents, currency: "EUR" };
  return cents < 100_000_000 ? formatMoney(money) : formatMoneyShort(money);
}
