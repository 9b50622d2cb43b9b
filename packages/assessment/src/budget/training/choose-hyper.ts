import { isClearlyLess } from "../../statistics/clearly-less.ts";
import type { BudgetHyper } from "../model/budget-model.ts";
import type { EncodedRows } from "./encode-rows.ts";
import { lotWeights, outOfFold } from "./out-of-fold.ts";

/** Chosen on 1,678 European awards; kept until the errors of the training data speak clearly against them. */
export const startHyper: BudgetHyper = {
  kappaCpv: 15,
  kappaFactor: 5,
  kappaBuyer: 2,
  lotDiscount: 0.5,
  kappaNeighbours: 4,
  spreadPower: 1,
};

const grid = {
  lotDiscount: [0, 1],
  kappaBuyer: [1, 5, 10],
  kappaFactor: [2, 10, 30],
  kappaCpv: [5, 30, 60],
} as const;

/** One after the other along the grid, by the error out of fold; see `isClearlyLess`. */
export function chooseHyper(
  encoded: EncodedRows,
  y: Float64Array,
  rows: readonly { readonly tenderId: string }[],
  folds: Uint8Array,
): BudgetHyper {
  const perTender = lotWeights(rows, 1);
  const sizesWith = (hyper: BudgetHyper): Float64Array =>
    outOfFold(encoded, y, lotWeights(rows, hyper.lotDiscount), folds, hyper).map(Math.abs);
  let best = startHyper;
  let least = sizesWith(best);
  for (const name of ["lotDiscount", "kappaBuyer", "kappaFactor", "kappaCpv"] as const)
    for (const value of grid[name]) {
      const candidate = { ...best, [name]: value };
      const sizes = sizesWith(candidate);
      if (isClearlyLess(sizes, least, perTender)) [best, least] = [candidate, sizes];
    }
  return best;
}
