import { logistic, softplus } from "../odds.ts";
import { solve } from "./positive-definite.ts";

/**
 * Something that came true, with the probability logistic(offset + weights · values). Of what did not, values and
 * offset have the other sign.
 */
export interface Observation {
  readonly values: Float64Array;
  /** 0 where absent */
  readonly offset?: number;
  readonly weight: number;
}

/** N(mean_j, sd²) for every weight. */
export interface GaussianPrior {
  readonly mean: readonly number[];
  readonly sd: number;
}

const maxSteps = 50;
const tolerance = 1e-10;

/**
 * The most likely weights after observations and a Gaussian prior: Newton's method on a concave function, halving a step
 * that would not improve. Deterministic; without observations the prior's mean.
 */
export function mostLikelyWeights(
  observations: readonly Observation[],
  prior: GaussianPrior,
): number[] {
  const size = prior.mean.length;
  let weights = Float64Array.from(prior.mean);
  let value = objective(observations, prior, weights);
  for (let step = 0; step < maxSteps; step++) {
    const { gradient, curvature } = derivatives(observations, prior, weights);
    const direction = solve(curvature, gradient, size);
    let length = 1;
    let next = weights;
    let nextValue = value;
    for (; length > 1e-6; length /= 2) {
      next = weights.map((weight, at) => weight + length * (direction[at] ?? 0));
      nextValue = objective(observations, prior, next);
      if (nextValue >= value) break;
    }
    const gain = nextValue - value;
    if (gain <= 0) break;
    weights = next;
    value = nextValue;
    if (gain < tolerance) break;
  }
  return Array.from(weights);
}

/** Mean weighted −ln of the probabilities; 0 without any. */
export function logLoss(observations: readonly Observation[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  for (const observation of observations) {
    sum += observation.weight * softplus(-oddsOf(observation, weights));
    total += observation.weight;
  }
  return total > 0 ? sum / total : 0;
}

function objective(
  observations: readonly Observation[],
  { mean, sd }: GaussianPrior,
  weights: Float64Array,
): number {
  let sum = 0;
  for (const observation of observations)
    sum -= observation.weight * softplus(-oddsOf(observation, weights));
  for (const [at, weight] of weights.entries()) sum -= ((weight - mean[at]!) / sd) ** 2 / 2;
  return sum;
}

function derivatives(
  observations: readonly Observation[],
  { mean, sd }: GaussianPrior,
  weights: Float64Array,
): { gradient: Float64Array; curvature: Float64Array } {
  const size = weights.length;
  const gradient = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  for (const observation of observations) {
    const { values, weight } = observation;
    const miss = logistic(-oddsOf(observation, weights));
    const bend = weight * miss * (1 - miss);
    for (let row = 0; row < size; row++) {
      gradient[row]! += weight * miss * values[row]!;
      for (let column = 0; column < size; column++) {
        curvature[row * size + column]! += bend * values[row]! * values[column]!;
      }
    }
  }
  for (let at = 0; at < size; at++) {
    gradient[at]! -= (weights[at]! - mean[at]!) / sd ** 2;
    curvature[at * size + at]! += 1 / sd ** 2;
  }
  return { gradient, curvature };
}

/** ln of the odds */
function oddsOf({ values, offset = 0 }: Observation, weights: ArrayLike<number>): number {
  let sum = offset;
  for (let at = 0; at < values.length; at++) sum += values[at]! * (weights[at] ?? 0);
  return sum;
}
