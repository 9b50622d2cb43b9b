import { minimise } from "./minimise.ts";
import type { SparseRows } from "./sparse-rows.ts";

/** Rows with the class each belongs to and how much it counts. */
export interface LabelledRows {
  readonly rows: SparseRows;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
}

export interface RegressionOptions {
  readonly classCount: number;
  /** Strength of the Gaussian prior on the coefficients: ½ · l2 · |w|² beside the mean loss; intercepts go free. */
  readonly l2: number;
  readonly maxSteps: number;
}

/**
 * Coefficients of a multinomial logistic regression: (columnCount + 1) × classCount row by row, the last row are the
 * intercepts. Minimises the weighted mean of −log p; the same input gives the same numbers.
 */
export function fitMultinomial(
  { rows, classes, weights }: LabelledRows,
  { classCount, l2, maxSteps }: RegressionOptions,
): Float64Array {
  const interceptAt = rows.columnCount * classCount;
  let totalWeight = 0;
  for (const weight of weights) totalWeight += weight;
  const scores = new Float64Array(classCount);

  const lossAndGradient = (at: Float64Array, gradient: Float64Array): number => {
    let loss = 0;
    gradient.fill(0);
    for (let row = 0; row < rows.rowCount; row++) {
      const weight = weights[row]! / totalWeight;
      const start = rows.starts[row]!;
      const end = rows.starts[row + 1]!;
      for (let c = 0; c < classCount; c++) scores[c] = at[interceptAt + c]!;
      for (let entry = start; entry < end; entry++) {
        const value = rows.values[entry]!;
        const from = rows.columns[entry]! * classCount;
        for (let c = 0; c < classCount; c++) scores[c]! += value * at[from + c]!;
      }
      toProbabilities(scores);
      const label = classes[row]!;
      loss -= weight * Math.log(Math.max(scores[label]!, 1e-300));
      scores[label]! -= 1;
      for (let c = 0; c < classCount; c++) scores[c]! *= weight;
      for (let c = 0; c < classCount; c++) gradient[interceptAt + c]! += scores[c]!;
      for (let entry = start; entry < end; entry++) {
        const value = rows.values[entry]!;
        const to = rows.columns[entry]! * classCount;
        for (let c = 0; c < classCount; c++) gradient[to + c]! += value * scores[c]!;
      }
    }
    for (let at_ = 0; at_ < interceptAt; at_++) {
      loss += 0.5 * l2 * at[at_]! * at[at_]!;
      gradient[at_]! += l2 * at[at_]!;
    }
    return loss;
  };
  return minimise(lossAndGradient, new Float64Array(interceptAt + classCount), maxSteps);
}

/** Turns scores into probabilities in place (softmax). */
export function toProbabilities(scores: Float64Array): void {
  let greatest = -Infinity;
  for (const score of scores) greatest = Math.max(greatest, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - greatest);
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum;
}
