import type { SectorEvidence } from "./budget-model.ts";
import type { BudgetFeatures } from "./budget-features.ts";
import type { BudgetObservation } from "../training/budget-observation.ts";
import { cpvStages, stageKeys } from "./stages.ts";

/** Fewer awards than this in an agency sector are no evidence. */
export const minEvidence = 5;

/** How many awards lie at or below each CPV cell, and when. */
export function sectorEvidence(rows: readonly BudgetObservation[]): SectorEvidence[] {
  const agencySectors = new Map<string, { n: number; from?: string; to?: string }>();
  for (const { features, awardedOn } of rows)
    for (const key of cpvKeys(features)) {
      const agencySector = agencySectors.get(key) ?? { n: 0 };
      agencySector.n += 1;
      if (awardedOn !== undefined) {
        if (agencySector.from === undefined || awardedOn < agencySector.from)
          agencySector.from = awardedOn;
        if (agencySector.to === undefined || awardedOn > agencySector.to)
          agencySector.to = awardedOn;
      }
      agencySectors.set(key, agencySector);
    }
  return [...agencySectors].map(([key, evidence]) => ({ key, ...evidence }));
}

/** The finest cell that holds enough awards; undefined where not even the division does. */
export function deepestEvidence(
  agencySectors: ReadonlyMap<string, SectorEvidence>,
  features: BudgetFeatures,
): SectorEvidence | undefined {
  return cpvKeys(features)
    .map((key) => agencySectors.get(key))
    .findLast((agencySector) => agencySector !== undefined && agencySector.n >= minEvidence);
}

/** Coarse to fine; "@" marks the groups of agency work. */
function cpvKeys(features: BudgetFeatures): string[] {
  return stageKeys(features)
    .slice(0, cpvStages.length)
    .filter((key) => key !== undefined);
}
