import { weightedMedian } from "../../statistics/quantiles/weighted-quantiles.ts";

/** Nearest comparables that are asked, and the similarity from which one says anything. */
export const neighbourCount = 15;
export const neighbourFloor = 0.3;

/** A comparable as it corrects the model: how far it lay from what the model expected of it, in ln euros. */
export interface ResidualNeighbour {
  readonly similarity: number;
  readonly residual: number;
}

/**
 * How far comparables move the expectation: their weighted median residual, shrunk by how many there are and how
 * similar. As the median's variance falls as 1 / Σw, this blends model and comparables by inverse variance
 * (docs/methods/budget.md).
 */
export function neighbourShift(neighbours: readonly ResidualNeighbour[], kappa: number): number {
  if (kappa <= 0) return 0;
  const entries = neighbours
    .map(({ similarity, residual }) => ({ value: residual, weight: similarity - neighbourFloor }))
    .filter(({ weight }) => weight > 0);
  let total = 0;
  for (const { weight } of entries) total += weight;
  const median = weightedMedian(entries);
  return median === undefined ? 0 : (median * total) / (total + kappa);
}
