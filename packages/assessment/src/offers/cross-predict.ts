import type { Design } from "./design.ts";
import { fitEffects, predictRows } from "./fit-effects.ts";
import type { Strengths } from "./fit-effects.ts";
import { fitShape, sizeAt } from "./shape.ts";
import type { Prediction } from "./shape.ts";

const foldCount = 5;

export interface CrossPrediction {
  /** One per row of the design, from a fit without the row's procedure. */
  readonly predictions: readonly Prediction[];
  /** Fold of every row. */
  readonly folds: Int32Array;
  /** Size of the negative binomial at the base mean, for the quasi-weights of a fit on all rows. */
  readonly size: number;
}

/** Predicts every procedure by the others in five folds. Two rounds: the first finds the size the second fits with. */
export function crossPredict(design: Design, strengths: Strengths): CrossPrediction {
  const folds = Int32Array.from(design.groups, (group) => foldOf(group));
  let size = 1;
  let predictions: Prediction[] = [];
  for (let round = 0; round < 2 && design.rows > 0; round++) {
    predictions = predictFolds(design, strengths, folds, size);
    const shape = fitShape(predictions, "spread");
    size = Math.min(Math.max(sizeAt(shape, predictions[0]!.base), 0.2), 20);
  }
  return { predictions, folds, size };
}

function predictFolds(
  design: Design,
  strengths: Strengths,
  folds: Int32Array,
  size: number,
): Prediction[] {
  const predictions: Prediction[] = Array.from({ length: design.rows });
  for (let fold = 0; fold < foldCount; fold++) {
    const { train, test } = split(folds, fold);
    if (test.length === 0) continue;
    for (const [at, prediction] of predict(design, strengths, size, train, test)) {
      predictions[at] = prediction;
    }
  }
  return predictions;
}

/** Fits on some rows and predicts others. */
export function* predict(
  design: Design,
  strengths: Strengths,
  size: number,
  train: Int32Array,
  test: Int32Array,
): Generator<readonly [row: number, prediction: Prediction]> {
  const fitted = fitEffects(design, train, strengths, size);
  const into = { means: new Float64Array(design.rows), variances: new Float64Array(design.rows) };
  predictRows(design, fitted, test, into);
  for (const row of test) {
    yield [
      row,
      {
        mean: into.means[row]!,
        variance: into.variances[row]!,
        base: fitted.base,
        rivals: design.rivals[row]!,
        weight: design.weights[row]!,
      },
    ];
  }
}

function split(folds: Int32Array, fold: number): { train: Int32Array; test: Int32Array } {
  const train: number[] = [];
  const test: number[] = [];
  folds.forEach((rowFold, row) => (rowFold === fold ? test : train).push(row));
  return { train: Int32Array.from(train), test: Int32Array.from(test) };
}

/** Groups are numbered by day: a multiplier spreads neighbours over the folds. */
function foldOf(group: number): number {
  return (Math.imul(group + 1, 2_654_435_761) >>> 8) % foldCount;
}
