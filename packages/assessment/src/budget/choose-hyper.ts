import type { BudgetHyper } from "./budget-model.ts";
import type { EncodedRows } from "./encode-rows.ts";
import { lotWeights, outOfFold } from "./out-of-fold.ts";

/** Start values of assessment.md D6; the last two are chosen when the errors are calibrated. */
export const startHyper: BudgetHyper = {
  kappaCpv: 15,
  kappaFactor: 5,
  kappaBuyer: 1,
  lotDiscount: 0.5,
  kappaNeighbours: 4,
  spreadPower: 1,
};

const grid = {
  kappaCpv: [3, 6, 15, 40],
  kappaFactor: [2, 5, 15, 40],
  kappaBuyer: [0.5, 1, 3, 10],
  lotDiscount: [0, 0.5, 1],
} as const;

/** One after the other along the grid, by the mean absolute error in ln euros out of fold, every procedure alike. */
export function chooseHyper(
  encoded: EncodedRows,
  y: Float64Array,
  rows: readonly { readonly tenderId: string }[],
  folds: Uint8Array,
): BudgetHyper {
  const perTender = lotWeights(rows, 1);
  const score = (hyper: BudgetHyper): number => {
    const weight = lotWeights(rows, hyper.lotDiscount);
    return meanSize(outOfFold(encoded, y, weight, folds, hyper), perTender);
  };
  let best = startHyper;
  let bestScore = score(best);
  for (const name of ["lotDiscount", "kappaBuyer", "kappaFactor", "kappaCpv"] as const)
    for (const value of grid[name]) {
      const candidate = { ...best, [name]: value };
      if (value === best[name]) continue;
      const scored = score(candidate);
      if (scored < bestScore) [best, bestScore] = [candidate, scored];
    }
  return best;
}

export function meanSize(errors: Float64Array, weight: Float64Array): number {
  let sum = 0;
  let total = 0;
  for (let at = 0; at < errors.length; at++) {
    sum += Math.abs(errors[at]!) * weight[at]!;
    total += weight[at]!;
  }
  return total > 0 ? sum / total : 0;
}
