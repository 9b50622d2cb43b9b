import type { BudgetFeatures } from "../model/budget-features.ts";
import { lnYears, stageKeys, stageNames } from "../model/stages.ts";

/** Rows as numbers: for each stage the cell of every row (−1: none), the cells in order of appearance. */
export interface EncodedRows {
  readonly size: number;
  readonly stages: readonly { readonly keys: readonly string[]; readonly cells: Int32Array }[];
  /** `lnYears` of every row */
  readonly years: Float64Array;
  /** Mean ln of the known durations in years: a slope around it leaves the mean of the values alone. */
  readonly usualYears: number;
}

export function encodeRows(rows: readonly BudgetFeatures[]): EncodedRows {
  const idsByStage = stageNames.map(() => new Map<string, number>());
  const cells = stageNames.map(() => new Int32Array(rows.length).fill(-1));
  for (const [at, row] of rows.entries())
    for (const [stage, key] of stageKeys(row).entries()) {
      const ids = idsByStage[stage];
      const ofStage = cells[stage];
      if (key === undefined || !ids || !ofStage) continue;
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      ofStage[at] = id;
    }
  const usualYears = usualOf(rows);
  return {
    size: rows.length,
    stages: cells.map((ofStage, stage) => ({
      keys: [...(idsByStage[stage]?.keys() ?? [])],
      cells: ofStage,
    })),
    years: Float64Array.from(rows, (row) => lnYears(row, usualYears)),
    usualYears,
  };
}

/** Two years until contracts say otherwise; the prior weighs as much as this many of them. */
const usualPrior = { years: 2, weight: 20 };

function usualOf(rows: readonly BudgetFeatures[]): number {
  let sum = usualPrior.weight * Math.log(usualPrior.years);
  let weight = usualPrior.weight;
  for (const { months } of rows) {
    if (months === undefined) continue;
    sum += Math.log(months / 12);
    weight += 1;
  }
  return sum / weight;
}
