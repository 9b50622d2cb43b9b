import { isAvailable, tierRights } from "@tc/domain";
import type { Feature, Tier } from "@tc/domain";
import { count, formatMoney } from "../../../platform/format/format";

export interface PlanFacts {
  readonly cap: string;
  readonly seats: string;
  /** Undefined while nobody can have one. */
  readonly checks: string | undefined;
  /** What it opens today beyond the plan before it. */
  readonly added: readonly Feature[];
}

/** A plan in words, told as what it adds to the one before. */
export function planFacts(tier: Tier, before: Tier | undefined): PlanFacts {
  const rights = tierRights(tier);
  const includedFeatures = before === undefined ? [] : tierRights(before).features;
  const checks = `${count(rights.tenderChecksPerMonth, "TenderCheck", "TenderChecks")} im Monat`;
  return {
    cap:
      rights.volumeCapCents === null
        ? "Aufträge in jeder Höhe"
        : `Aufträge bis ${formatMoney({ cents: rights.volumeCapCents, currency: "EUR" })}`,
    seats: count(rights.seats, "Zugang", "Zugänge"),
    checks: !isAvailable("tenderChecks")
      ? undefined
      : rights.hasAutomaticTenderChecks
        ? `${checks}, dazu automatische`
        : checks,
    added: rights.features.filter(
      (feature) => isAvailable(feature) && !includedFeatures.includes(feature),
    ),
  };
}
