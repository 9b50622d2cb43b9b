import { adjustmentValues } from "./agency-part.ts";
import { agencyPrior, priorMeans, priorVariances } from "./chances-model.ts";
import type { AgencyIntercept, Coefficients } from "./chances-model.ts";
import type { ChancesOutcome } from "./chances-outcome.ts";
import { inverseOf } from "../statistics/solvers/positive-definite.ts";
import { logistic, logit, softplus } from "../statistics/odds.ts";

interface Row {
  readonly values: readonly number[];
  readonly offset: number;
  readonly won: 0 | 1;
  /** Index of the agency, −1 where none is named. */
  readonly agency: number;
}

const maxSteps = 30;
/** How often the spread of agencies is learnt from their intercepts. */
const spreadRounds = 3;

/**
 * Most likely coefficients given the priors, by Newton's steps; their covariance by Laplace. Agencies' intercepts form
 * a diagonal block and are eliminated, so that ten thousand of them cost no more than their outcomes.
 */
export function learnCoefficients(outcomes: readonly ChancesOutcome[]): Coefficients {
  const index = new Map<string, number>();
  const rows = outcomes.map((outcome): Row => {
    const { agencyId } = outcome;
    if (agencyId !== undefined && !index.has(agencyId)) index.set(agencyId, index.size);
    return {
      values: adjustmentValues(outcome),
      offset: logit(outcome.baseline),
      won: outcome.won ? 1 : 0,
      agency: agencyId === undefined ? -1 : index.get(agencyId)!,
    };
  });
  let fit: Fit = { beta: [...priorMeans], alpha: Array.from(index, () => 0) };
  let agencyVariance: number = agencyPrior.variance;
  for (let round = 0; round < spreadRounds; round++) {
    fit = climb(rows, fit, agencyVariance);
    const { blocks } = curvature(rows, fit, agencyVariance);
    const second = blocks.reduce(
      (sum, { hessian }, at) => sum + fit.alpha[at]! ** 2 + 1 / hessian,
      0,
    );
    agencyVariance =
      (agencyPrior.agencies * agencyPrior.variance + second) /
      (agencyPrior.agencies + blocks.length);
  }
  fit = climb(rows, fit, agencyVariance);
  const { covariance, blocks } = curvature(rows, fit, agencyVariance);
  const agencies = new Map<string, AgencyIntercept>();
  for (const [agencyId, at] of index) {
    const { cross, hessian } = blocks[at]!;
    agencies.set(agencyId, {
      mean: fit.alpha[at]!,
      variance: 1 / hessian,
      // 0 − keeps a plain zero, which JSON knows.
      slope: cross.map((value) => 0 - value / hessian),
    });
  }
  return { mean: fit.beta, covariance, agencies, agencyVariance };
}

interface Fit {
  readonly beta: readonly number[];
  readonly alpha: readonly number[];
}

/** Newton's steps to the top of the posterior, which is concave; half steps keep them from leaping over it. */
function climb(rows: readonly Row[], start: Fit, agencyVariance: number): Fit {
  let fit = start;
  for (let step = 0; step < maxSteps; step++) {
    const { covariance, gradient, blocks } = curvature(rows, fit, agencyVariance);
    const betaStep = covariance.map((row) => dot(row, gradient));
    const alphaStep = blocks.map(
      ({ gradient: pull, cross, hessian }) => (pull - dot(cross, betaStep)) / hessian,
    );
    const before = logPosterior(rows, fit, agencyVariance);
    let next = fit;
    for (let share = 1; share > 1e-4; share /= 2) {
      next = {
        beta: fit.beta.map((value, at) => value + share * betaStep[at]!),
        alpha: fit.alpha.map((value, at) => value + share * alphaStep[at]!),
      };
      if (logPosterior(rows, next, agencyVariance) >= before) break;
    }
    fit = next;
    if (Math.max(...betaStep.map(Math.abs)) < 1e-8) break;
  }
  return fit;
}

interface AgencyBlock {
  gradient: number;
  hessian: number;
  cross: number[];
}

/** Gradient and inverse curvature of the coefficients with the agencies' intercepts eliminated. */
function curvature(rows: readonly Row[], { beta, alpha }: Fit, agencyVariance: number) {
  const hessian = priorVariances.map((variance, row) =>
    priorVariances.map((_, column) => (row === column ? 1 / variance : 0)),
  );
  const gradient = beta.map((value, at) => (priorMeans[at]! - value) / priorVariances[at]!);
  const blocks: AgencyBlock[] = alpha.map((value) => ({
    gradient: -value / agencyVariance,
    hessian: 1 / agencyVariance,
    cross: beta.map(() => 0),
  }));
  for (const { values, offset, won, agency } of rows) {
    const p = logistic(offset + dot(values, beta) + (alpha[agency] ?? 0));
    const weight = p * (1 - p);
    values.forEach((value, row) => {
      gradient[row]! += (won - p) * value;
      values.forEach((other, column) => {
        hessian[row]![column]! += weight * value * other;
      });
    });
    const block = blocks[agency];
    if (!block) continue;
    block.gradient += won - p;
    block.hessian += weight;
    values.forEach((value, at) => {
      block.cross[at]! += weight * value;
    });
  }
  for (const block of blocks) {
    block.cross.forEach((value, row) => {
      gradient[row]! -= (value * block.gradient) / block.hessian;
      block.cross.forEach((other, column) => {
        hessian[row]![column]! -= (value * other) / block.hessian;
      });
    });
  }
  return { covariance: inverseOf(hessian), gradient, blocks };
}

function logPosterior(rows: readonly Row[], { beta, alpha }: Fit, agencyVariance: number): number {
  let sum = 0;
  beta.forEach((value, at) => {
    sum -= (value - priorMeans[at]!) ** 2 / (2 * priorVariances[at]!);
  });
  for (const value of alpha) sum -= value ** 2 / (2 * agencyVariance);
  for (const { values, offset, won, agency } of rows) {
    const odds = offset + dot(values, beta) + (alpha[agency] ?? 0);
    const towards = won === 1 ? odds : -odds;
    sum -= softplus(-towards);
  }
  return sum;
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
