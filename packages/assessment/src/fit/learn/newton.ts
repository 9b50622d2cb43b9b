import type { FitPair } from "./fit-label.ts";

/** N(mean_j, sd²) for every weight. */
export interface GaussianPrior {
  readonly mean: readonly number[];
  readonly sd: number;
}

const maxSteps = 50;
const tolerance = 1e-10;

/**
 * The most likely weights after pairwise logistic losses and a Gaussian prior: Newton's method on a concave function,
 * halving a step that would not improve. Deterministic; without pairs the prior's mean.
 */
export function mostLikelyWeights(pairs: readonly FitPair[], prior: GaussianPrior): number[] {
  const size = prior.mean.length;
  let weights = Float64Array.from(prior.mean);
  let value = objective(pairs, prior, weights);
  for (let step = 0; step < maxSteps; step++) {
    const { gradient, curvature } = derivatives(pairs, prior, weights);
    const direction = solve(curvature, gradient, size);
    let length = 1;
    let next = weights;
    let nextValue = value;
    for (; length > 1e-6; length /= 2) {
      next = weights.map((weight, at) => weight + length * (direction[at] ?? 0));
      nextValue = objective(pairs, prior, next);
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

/** Mean weighted loss −ln σ(w·Δ) of pairs; 0 without any. */
export function logLoss(pairs: readonly FitPair[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  for (const { difference, weight } of pairs) {
    sum += weight * softplus(-dot(difference, weights));
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}

function objective(
  pairs: readonly FitPair[],
  { mean, sd }: GaussianPrior,
  weights: Float64Array,
): number {
  let sum = 0;
  for (const { difference, weight } of pairs) sum -= weight * softplus(-dot(difference, weights));
  for (const [at, weight] of weights.entries()) sum -= ((weight - mean[at]!) / sd) ** 2 / 2;
  return sum;
}

function derivatives(
  pairs: readonly FitPair[],
  { mean, sd }: GaussianPrior,
  weights: Float64Array,
): { gradient: Float64Array; curvature: Float64Array } {
  const size = weights.length;
  const gradient = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  for (const { difference, weight } of pairs) {
    const miss = 1 / (1 + Math.exp(dot(difference, weights)));
    const bend = weight * miss * (1 - miss);
    for (let row = 0; row < size; row++) {
      gradient[row]! += weight * miss * difference[row]!;
      for (let column = 0; column < size; column++) {
        curvature[row * size + column]! += bend * difference[row]! * difference[column]!;
      }
    }
  }
  for (let at = 0; at < size; at++) {
    gradient[at]! -= (weights[at]! - mean[at]!) / sd ** 2;
    curvature[at * size + at]! += 1 / sd ** 2;
  }
  return { gradient, curvature };
}

/** Solves A·x = b for a symmetric positive definite A (Cholesky). */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) sum -= lower[row * size + k]! * lower[column * size + k]!;
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[column * size + column]!;
    }
  }
  const result = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) result[row]! -= lower[row * size + k]! * result[k]!;
    result[row]! /= lower[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) result[row]! -= lower[k * size + row]! * result[k]!;
    result[row]! /= lower[row * size + row]!;
  }
  return result;
}

function dot(difference: Float64Array, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < difference.length; at++) sum += difference[at]! * (weights[at] ?? 0);
  return sum;
}

/** ln(1 + e^x) without overflow */
function softplus(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
}
