import { createRandom } from "../random/random.ts";
import type { SparseRows } from "./sparse-rows.ts";

/** Rows with the class each belongs to and how much it counts. */
export interface LabelledRows {
  readonly rows: SparseRows;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
}

export interface RegressionOptions {
  readonly classCount: number;
  /** Strength of the Gaussian prior on the coefficients: ½ · l2 · |w|² beside the summed loss; intercepts go free. */
  readonly l2: number;
  readonly epochs: number;
  readonly seed: number;
}

/** First step of a coefficient; later ones shrink with what it has seen (Duchi, Hazan, Singer 2011). */
const stepSize = 0.5;
const epsilon = 1e-8;
/** Classes a row leaves this cold are passed over: of 45 mostly 30, which makes a pass twice as fast. */
const negligible = 1e-3;

/**
 * Coefficients of a multinomial logistic regression: (columnCount + 1) × classCount row by row, the last row are the
 * intercepts. Adagrad over shuffled rows: a pass costs entries × classes and no more memory than two sets of
 * coefficients, which a method of second order would need many times. The same input gives the same numbers.
 */
export function fitMultinomial(
  { rows, classes, weights }: LabelledRows,
  { classCount, l2, epochs, seed }: RegressionOptions,
): Float32Array {
  const interceptAt = rows.columnCount * classCount;
  const coefficients = new Float32Array(interceptAt + classCount);
  const squares = new Float32Array(interceptAt + classCount);
  const decay = decayPerTouch(rows, l2);
  const scores = new Float64Array(classCount);
  const active = new Uint16Array(classCount);
  const step = (at: number, gradient: number) => {
    const sum = squares[at]! + gradient * gradient;
    squares[at] = sum;
    coefficients[at]! -= (stepSize * gradient) / Math.sqrt(sum + epsilon);
  };
  const visit = (row: number) => {
    const end = rows.starts[row + 1]!;
    for (let c = 0; c < classCount; c++) scores[c] = coefficients[interceptAt + c]!;
    for (let entry = rows.starts[row]!; entry < end; entry++) {
      const value = rows.values[entry]!;
      const from = rows.columns[entry]! * classCount;
      for (let c = 0; c < classCount; c++) scores[c]! += value * coefficients[from + c]!;
    }
    toProbabilities(scores);
    scores[classes[row]!]! -= 1;
    let activeCount = 0;
    for (let c = 0; c < classCount; c++) {
      if (Math.abs(scores[c]!) < negligible) continue;
      active[activeCount++] = c;
      scores[c]! *= weights[row]!;
      step(interceptAt + c, scores[c]!);
    }
    for (let entry = rows.starts[row]!; entry < end; entry++) {
      const value = rows.values[entry]!;
      const column = rows.columns[entry]!;
      const to = column * classCount;
      const share = decay[column]!;
      for (let k = 0; k < activeCount; k++) {
        const c = active[k]!;
        step(to + c, value * scores[c]! + share * coefficients[to + c]!);
      }
    }
  };
  const order = Uint32Array.from({ length: rows.rowCount }, (_, row) => row);
  const random = createRandom(seed).uniform;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const row of order) visit(row);
  }
  return coefficients;
}

/** A column is shrunk when it is touched, so that a whole pass shrinks each by l2. */
function decayPerTouch(rows: SparseRows, l2: number): Float32Array {
  const touches = new Float32Array(rows.columnCount);
  for (const column of rows.columns) touches[column]! += 1;
  return touches.map((count) => (count > 0 ? l2 / count : 0));
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at]!;
    order[at] = order[other]!;
    order[other] = kept;
  }
}

/** Turns scores into probabilities in place (softmax). */
export function toProbabilities(scores: Float64Array): void {
  let greatest = -Infinity;
  for (const score of scores) greatest = Math.max(greatest, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - greatest);
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum;
}
