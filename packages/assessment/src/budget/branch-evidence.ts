import type { BranchEvidence } from "./budget-model.ts";
import type { BudgetFeatures } from "./budget-features.ts";
import type { BudgetObservation } from "./budget-observation.ts";
import { cpvStages, stageKeys } from "./stages.ts";

/** Fewer awards than this in a branch are no evidence (assessment.md D5). */
export const minEvidence = 5;

/** How many awards lie at or below each CPV cell, and when. */
export function branchEvidence(rows: readonly BudgetObservation[]): BranchEvidence[] {
  const branches = new Map<string, { n: number; from?: string; to?: string }>();
  for (const { features, awardedOn } of rows)
    for (const key of cpvKeys(features)) {
      const known = branches.get(key) ?? { n: 0 };
      known.n += 1;
      if (awardedOn !== undefined) {
        if (known.from === undefined || awardedOn < known.from) known.from = awardedOn;
        if (known.to === undefined || awardedOn > known.to) known.to = awardedOn;
      }
      branches.set(key, known);
    }
  return [...branches].map(([key, evidence]) => ({ key, ...evidence }));
}

/** The finest cell that holds enough awards; undefined where not even the division does. */
export function deepestEvidence(
  branches: ReadonlyMap<string, BranchEvidence>,
  features: BudgetFeatures,
): BranchEvidence | undefined {
  return cpvKeys(features)
    .map((key) => branches.get(key))
    .findLast((found) => found !== undefined && found.n >= minEvidence);
}

/** Coarse to fine; "@" marks the groups of agency work. */
function cpvKeys(features: BudgetFeatures): string[] {
  return stageKeys(features)
    .slice(0, cpvStages.length)
    .filter((key) => key !== undefined);
}
