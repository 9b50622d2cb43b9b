import type { SectorEvidence, BudgetModel, Offsets } from "../model/budget-model.ts";
import type { BudgetFeatures } from "../model/budget-features.ts";
import { createSimilarAwards } from "./similar-awards.ts";
import type { SimilarAwards } from "./similar-awards.ts";
import { clusterOf, lnYears, stageKeys, stageNames } from "../model/stages.ts";

/** A model made ready to ask: tables looked up by key, comparables indexed. Make it once per model. */
export interface BudgetEstimator {
  readonly model: BudgetModel;
  readonly agencySectors: ReadonlyMap<string, SectorEvidence>;
  readonly similar: SimilarAwards;
  /** ln euros by the offsets alone */
  expected(features: BudgetFeatures): number;
  /** What one unit of the errors is worth here, in ln euros. */
  scale(features: BudgetFeatures): number;
  /** Ascending, of the cluster or of all. */
  errors(features: BudgetFeatures): readonly number[];
}

export function createBudgetEstimator(model: BudgetModel): BudgetEstimator {
  const level = sumOf(model.level);
  const spread = sumOf(model.spread);
  const errors = new Map(model.errors.map((entry) => [entry.cluster, entry.errors]));
  return {
    model,
    agencySectors: new Map(
      model.agencySectors.map((agencySector) => [agencySector.key, agencySector]),
    ),
    similar: createSimilarAwards(model.comparables),
    expected: level,
    scale: (features) => Math.exp(model.hyper.spreadPower * spread(features)),
    errors: (features) => errors.get(clusterOf(features)) ?? errors.get("") ?? [],
  };
}

function sumOf(offsets: Offsets): (features: BudgetFeatures) => number {
  const tables = stageNames.map(
    (name) => new Map(offsets.tables[name].map(({ key, value }) => [key, value])),
  );
  return (features) => {
    let sum = offsets.mean + offsets.yearsSlope * lnYears(features, offsets.usualYears);
    for (const [stage, key] of stageKeys(features).entries())
      if (key !== undefined) sum += tables[stage]?.get(key) ?? 0;
    return sum;
  };
}
