import { minimise } from "./minimise.ts";
import { logProbability } from "./negative-binomial.ts";
import type { CountDistribution } from "./negative-binomial.ts";
import type { Shape } from "./offers-model.ts";

export const plainShape: Shape = {
  intercept: 0,
  slope: 1,
  logSize: 0,
  logSizeSlope: 0,
  extraSingle: 0,
};

/** Predictions for procedures not trained on, and what came. */
export interface Prediction {
  /** By the effects alone. */
  readonly mean: number;
  readonly variance: number;
  readonly base: number;
  readonly rivals: number;
  readonly weight: number;
}

/**
 * The distribution of rivals around the effects' mean. Uncertainty of the effects widens it: 1/size + variance/2 is the
 * inverse of the predictive size.
 */
export function shaped(
  shape: Shape,
  { mean, variance, base }: Pick<Prediction, "mean" | "variance" | "base">,
): CountDistribution {
  const drift = shape.intercept + shape.slope * Math.log(mean / base);
  const shapedMean = Math.min(base * Math.exp(drift), 200);
  const size = sizeAt(shape, shapedMean);
  return {
    mean: shapedMean,
    size: 1 / (1 / size + variance / 2),
    extraZero: shape.extraSingle,
  };
}

/** The negative binomial's own size at a mean, without uncertainty of the effects. */
export function sizeAt(shape: Shape, mean: number): number {
  return Math.exp(shape.logSize + shape.logSizeSlope * Math.log(mean));
}

const parameters = ["logSize", "intercept", "slope", "logSizeSlope", "extraSingle"] as const;
type Parameter = (typeof parameters)[number];

/** The likeliest shape; only the named parameters move, the others stay plain. */
export function fitShape(
  predictions: readonly Prediction[],
  free: readonly Parameter[] = ["logSize", "intercept", "slope"],
): Shape {
  const toShape = (point: readonly number[]): Shape => {
    const shape: Record<Parameter, number> = { ...plainShape };
    free.forEach((name, at) => {
      shape[name] = point[at]!;
    });
    // A logistic keeps the share between 0 and 1.
    if (free.includes("extraSingle")) shape.extraSingle = 1 / (1 + Math.exp(-shape.extraSingle));
    return shape;
  };
  const start = free.map((name) => (name === "extraSingle" ? -3 : plainShape[name]));
  const point = minimise(
    (at) => {
      const shape = toShape(at);
      // Flat priors run away on a handful of procedures; these are weak against a hundred.
      return logLoss(predictions, shape) + penalty(shape) / (20 + predictions.length);
    },
    start,
    start.map(() => 0.3),
  );
  return toShape(point);
}

function penalty({ intercept, slope, logSize, logSizeSlope }: Shape): number {
  return intercept ** 2 + (slope - 1) ** 2 + 0.1 * logSize ** 2 + logSizeSlope ** 2;
}

/** Mean negative log-likelihood by weight. */
export function logLoss(predictions: readonly Prediction[], shape: Shape): number {
  let sum = 0;
  let weight = 0;
  for (const prediction of predictions) {
    sum -= prediction.weight * logProbability(prediction.rivals, shaped(shape, prediction));
    weight += prediction.weight;
  }
  return weight > 0 ? sum / weight : 0;
}
