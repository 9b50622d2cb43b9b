import type { BudgetFeatures } from "./budget-features.ts";
import { lnYears, stageKeys, stageNames } from "./stages.ts";

/** Rows as numbers: for each stage the cell of every row (−1: none), the cells in order of appearance. */
export interface EncodedRows {
  readonly size: number;
  readonly stages: readonly { readonly keys: readonly string[]; readonly cells: Int32Array }[];
  readonly years: Float64Array;
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
  return {
    size: rows.length,
    stages: cells.map((ofStage, stage) => ({
      keys: [...(known[stage]?.keys() ?? [])],
      cells: ofStage,
    })),
    years: Float64Array.from(rows, lnYears),
  };
}
