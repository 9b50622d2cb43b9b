import { logistic } from "../statistics/odds.ts";
import { minimise } from "../statistics/solvers/minimise.ts";
import { logCount } from "../statistics/distributions/negative-binomial.ts";
import type { CountDistribution } from "../statistics/distributions/negative-binomial.ts";
import type { Shape } from "./offers-model.ts";

/** Where a fit starts, and what it falls back to with hardly any procedures. */
export const plainShape: Shape = {
  intercept: 0,
  slope: 1,
  logSize: 0,
  logSizeSlope: 0,
  crowdShare: 0,
};

/** A prediction for a lot whose procedure was not trained on, and what came. */
export interface Prediction {
  /** By the effects alone, and its relative variance. */
  readonly mean: number;
  readonly variance: number;
  readonly base: number;
  readonly rivals: number;
  readonly weight: number;
}

const maxMean = 200;

/**
 * The distribution of rivals around the effects' mean. Uncertainty of the effects widens it: 1/size + variance/2 is the
 * inverse of the predictive size.
 */
export function shaped(
  shape: Shape,
  { mean, variance, base }: Pick<Prediction, "mean" | "variance" | "base">,
): CountDistribution {
  const drift = shape.intercept + shape.slope * Math.log(mean / base);
  const shapedMean = Math.min(base * Math.exp(drift), maxMean);
  const size = sizeAt(shape, shapedMean);
  return {
    mean: shapedMean,
    size: 1 / (1 / size + variance / 2),
    crowdShare: shape.crowdShare,
  };
}

/** The negative binomial's own size at a mean, without uncertainty of the effects. */
export function sizeAt(shape: Shape, mean: number): number {
  return Math.exp(shape.logSize + shape.logSizeSlope * Math.log(mean));
}

/** What a fit may move: everything, or the spread and level alone. */
export type FreeShape = "all" | "spread" | "level";

const free = {
  all: ["logSize", "intercept", "slope", "logSizeSlope", "crowdShare"],
  spread: ["logSize"],
  level: ["logSize", "intercept"],
} as const satisfies Record<FreeShape, readonly (keyof Shape)[]>;

/** About one lot in thirty draws a crowd, before the data speak. */
const startCrowdLogit = -3.5;

/** Five numbers need no more; a fit takes a second on so many. */
const maxFitted = 8_000;

/** The likeliest shape, held by weak priors: they weigh as much as twenty lots. */
export function fitShape(all: readonly Prediction[], what: FreeShape = "all"): Shape {
  const stride = Math.ceil(all.length / maxFitted);
  const predictions = stride > 1 ? all.filter((_, at) => at % stride === 0) : all;
  const names: readonly (keyof Shape)[] = free[what];
  const columns = toColumns(predictions);
  const toShape = (point: readonly number[]): Shape => {
    const moved = Object.fromEntries(names.map((name, at) => [name, point[at]!]));
    const shape: Shape = { ...plainShape, ...moved };
    if (what !== "all") return shape;
    return { ...shape, crowdShare: logistic(shape.crowdShare) };
  };
  const start = names.map((name) => (name === "crowdShare" ? startCrowdLogit : plainShape[name]));
  const loss = (point: readonly number[]): number => {
    const crowdPull = what === "all" ? 0.3 * (point[4]! - startCrowdLogit) ** 2 : 0;
    const shape = toShape(point);
    return bulkLoss(columns, shape) + (pull(shape) + crowdPull) / (20 + predictions.length);
  };
  return toShape(
    minimise(
      loss,
      start,
      start.map(() => 0.3),
    ),
  );
}

function pull({ intercept, slope, logSize, logSizeSlope }: Shape): number {
  return intercept ** 2 + (slope - 1) ** 2 + 0.1 * logSize ** 2 + logSizeSlope ** 2;
}

/** Mean negative log-likelihood by weight. */
export function logLoss(predictions: readonly Prediction[], shape: Shape): number {
  return bulkLoss(toColumns(predictions), shape);
}

/** Predictions as columns: a fit reads them hundreds of times and must not make objects of them. */
interface Columns {
  /** ln of the effects' product, ln of the base mean, half the variance */
  readonly drift: Float64Array;
  readonly logBase: Float64Array;
  readonly halfVariance: Float64Array;
  readonly rivals: Float64Array;
  readonly weight: Float64Array;
}

function toColumns(predictions: readonly Prediction[]): Columns {
  return {
    drift: Float64Array.from(predictions, ({ mean, base }) => Math.log(mean / base)),
    logBase: Float64Array.from(predictions, ({ base }) => Math.log(base)),
    halfVariance: Float64Array.from(predictions, ({ variance }) => variance / 2),
    rivals: Float64Array.from(predictions, ({ rivals }) => rivals),
    weight: Float64Array.from(predictions, ({ weight }) => weight),
  };
}

function bulkLoss({ drift, logBase, halfVariance, rivals, weight }: Columns, shape: Shape): number {
  const { intercept, slope, logSize, logSizeSlope, crowdShare } = shape;
  const logMax = Math.log(maxMean);
  let sum = 0;
  let total = 0;
  for (let row = 0; row < rivals.length; row++) {
    const logMean = Math.min(logMax, logBase[row]! + intercept + slope * drift[row]!);
    const size = 1 / (Math.exp(-logSize - logSizeSlope * logMean) + halfVariance[row]!);
    sum -= weight[row]! * logCount(rivals[row]!, Math.exp(logMean), size, crowdShare);
    total += weight[row]!;
  }
  return total > 0 ? sum / total : 0;
}
