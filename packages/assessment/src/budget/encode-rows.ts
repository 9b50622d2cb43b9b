import type { BudgetFeatures } from "./budget-features.ts";
import { lnYears, stageKeys, stageNames } from "./stages.ts";

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
  const known = stageNames.map(() => new Map<string, number>());
  const cells = stageNames.map(() => new Int32Array(rows.length).fill(-1));
  for (const [at, row] of rows.entries())
    for (const [stage, key] of stageKeys(row).entries()) {
      const ids = known[stage];
      const ofStage = cells[stage];
      if (key === undefined || !ids || !ofStage) continue;
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      ofStage[at] = id;
    }
  const durations = rows
    .flatMap(({ months }) => months ?? [])
    .map((months) => Math.log(months / 12));
  const usualYears = durations.length === 0 ? 0 : sum(durations) / durations.length;
  return {
    size: rows.length,
    stages: cells.map((ofStage, stage) => ({
      keys: [...(known[stage]?.keys() ?? [])],
      cells: ofStage,
    })),
    years: Float64Array.from(rows, (row) => lnYears(row, usualYears)),
    usualYears,
  };
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
