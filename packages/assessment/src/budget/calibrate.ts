import type { BudgetHyper, ClusterErrors, HeldBack, Offsets } from "./budget-model.ts";
import type { BudgetObservation } from "./budget-observation.ts";
import { meanSize } from "./choose-hyper.ts";
import { encodeRows } from "./encode-rows.ts";
import { fitOffsets } from "./fit-offsets.ts";
import type { Kappas } from "./fit-offsets.ts";
import { neighbourCount, neighbourShift } from "./neighbour-shift.ts";
import type { ResidualNeighbour } from "./neighbour-shift.ts";
import { foldCount, lotWeights, outOfFold } from "./out-of-fold.ts";
import { conformalQuantile } from "./quantiles.ts";
import { createSimilarAwards } from "./similar-awards.ts";
import { clusterOf } from "./stages.ts";
import { comparableOf } from "./stored-comparable.ts";

/** Intervals of a cluster are its own from this many errors on (assessment.md D6). */
const minClusterErrors = 60;
/** Lots of one procedure err together: more of them would pretend to know more. */
const lotsPerTender = 3;
/** Enough to place the quantiles; looking for neighbours costs time for each. */
const maxErrors = 4_000;
const neighbourGrid = [0, 1, 2, 4, 8];
const spreadGrid = [0, 0.5, 1];
/** The spread is learnt more carefully than the level: sizes of errors are noisy. */
const spreadCare = 3;
const smallestError = 0.1;

export interface Calibration {
  readonly hyper: BudgetHyper;
  readonly spread: Offsets;
  readonly errors: readonly ClusterErrors[];
  readonly heldBack: HeldBack;
}

/**
 * Cross-conformal: errors of awards that the model had not seen, neighbours of other folds included, in units of the
 * error expected of their kind, which is itself learnt on other folds. `residual` is out of fold, in ln euros.
 */
export function calibrate(
  all: readonly BudgetObservation[],
  allResiduals: Float64Array,
  allFolds: Uint8Array,
  start: BudgetHyper,
  isChosen: boolean,
): Calibration {
  const picked = pick(all);
  const rows = picked.map((at) => all[at]!);
  const folds = Uint8Array.from(picked, (at) => allFolds[at]!);
  const perTender = lotWeights(rows, 1);
  const neighbours = neighboursOf(all, allResiduals, allFolds, picked);
  const errorsWith = (kappa: number): Float64Array =>
    Float64Array.from(
      picked,
      (at, index) => allResiduals[at]! - neighbourShift(neighbours[index]!, kappa),
    );
  const kappaNeighbours = isChosen
    ? leastBy(neighbourGrid, (kappa) => meanSize(errorsWith(kappa), perTender))
    : start.kappaNeighbours;
  const errors = errorsWith(kappaNeighbours);

  const encoded = encodeRows(rows.map(({ features }) => features));
  const sizes = errors.map((error) => Math.log(Math.abs(error) + smallestError));
  const kappas = spreadKappas(start);
  const unlike = outOfFold(encoded, sizes, perTender, folds, kappas, 0);
  const lnSpread = sizes.map((size, at) => size - unlike[at]!);
  const spreadPower = isChosen
    ? leastBy(spreadGrid, (power) => intervalLoss(errors, lnSpread, power, perTender))
    : start.spreadPower;
  const scaled = errors.map((error, at) => error / Math.exp(spreadPower * lnSpread[at]!));
  return {
    hyper: { ...start, kappaNeighbours, spreadPower },
    spread: fitOffsets(encoded, sizes, perTender, kappas, 0),
    errors: byCluster(rows, scaled),
    heldBack: heldBack(rows, errors, scaled, folds),
  };
}

/** Each fold judged by the quantiles of the others. */
function heldBack(
  rows: readonly BudgetObservation[],
  errors: Float64Array,
  scaled: Float64Array,
  folds: Uint8Array,
): HeldBack {
  let inside = 0;
  for (let fold = 0; fold < foldCount; fold++) {
    const isOther = (at: number): boolean => folds[at] !== fold;
    const others = [...scaled.keys()].filter(isOther);
    const clusters = new Map(
      byCluster(
        others.map((at) => rows[at]!),
        Float64Array.from(others, (at) => scaled[at]!),
      ).map((entry) => [entry.cluster, entry.errors]),
    );
    for (const [at, { features }] of rows.entries()) {
      if (isOther(at)) continue;
      const seen = clusters.get(clusterOf(features)) ?? clusters.get("") ?? [];
      const error = scaled[at]!;
      if (conformalQuantile(seen, 0.1) <= error && error <= conformalQuantile(seen, 0.9)) inside++;
    }
  }
  const sizes = errors.map(Math.abs).toSorted();
  const n = rows.length;
  const medianFactor = n === 0 ? 0 : Math.exp(conformalQuantile(sizes, 0.5));
  return { n, coverage: n === 0 ? 0 : inside / n, medianFactor };
}

/** Up to `lotsPerTender` rows of each procedure, thinned evenly to `maxErrors`. */
function pick(rows: readonly BudgetObservation[]): number[] {
  const seen = new Map<string, number>();
  const few = [...rows.keys()].filter((at) => {
    const tenderId = rows[at]!.tenderId;
    const count = (seen.get(tenderId) ?? 0) + 1;
    seen.set(tenderId, count);
    return count <= lotsPerTender;
  });
  const step = Math.max(1, few.length / maxErrors);
  return Array.from(
    { length: Math.min(few.length, maxErrors) },
    (_, index) => few[Math.floor(index * step)]!,
  );
}

function neighboursOf(
  all: readonly BudgetObservation[],
  residuals: Float64Array,
  folds: Uint8Array,
  picked: readonly number[],
): ResidualNeighbour[][] {
  const awards = all.map((row, at) => comparableOf(row, residuals[at]!));
  const similar = createSimilarAwards(awards);
  return picked.map((own) =>
    similar
      .nearest(awards[own]!, neighbourCount, (at) => folds[at] !== folds[own])
      .map(({ at, similarity }) => ({ similarity, residual: residuals[at]! })),
  );
}

export function spreadKappas(hyper: BudgetHyper): Kappas {
  return {
    kappaCpv: hyper.kappaCpv * spreadCare,
    kappaFactor: hyper.kappaFactor * spreadCare,
    kappaBuyer: Math.max(10, hyper.kappaBuyer * spreadCare),
  };
}

/** Pinball loss of the 10 % and 90 % quantiles in ln euros: narrow intervals in the right places win. */
function intervalLoss(
  errors: Float64Array,
  lnSpread: Float64Array,
  power: number,
  weight: Float64Array,
): number {
  const scales = lnSpread.map((value) => Math.exp(power * value));
  const sorted = errors.map((error, at) => error / scales[at]!).toSorted();
  let loss = 0;
  for (const q of [0.1, 0.9]) {
    const quantile = conformalQuantile(sorted, q);
    for (let at = 0; at < errors.length; at++) {
      const beyond = errors[at]! - quantile * scales[at]!;
      loss += weight[at]! * beyond * (q - (beyond < 0 ? 1 : 0));
    }
  }
  return loss;
}

function byCluster(rows: readonly BudgetObservation[], scaled: Float64Array): ClusterErrors[] {
  const clusters = new Map<string, number[]>([["", [...scaled]]]);
  for (const [at, { features }] of rows.entries()) {
    const cluster = clusterOf(features);
    if (cluster === "") continue;
    const known = clusters.get(cluster);
    if (known) known.push(scaled[at]!);
    else clusters.set(cluster, [scaled[at]!]);
  }
  return [...clusters]
    .filter(([cluster, errors]) => cluster === "" || errors.length >= minClusterErrors)
    .map(([cluster, errors]) => ({ cluster, errors: errors.toSorted((a, b) => a - b) }));
}

/** The first of the candidates with the least loss. */
function leastBy(candidates: readonly number[], lossOf: (candidate: number) => number): number {
  let best = candidates[0] ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const loss = lossOf(candidate);
    if (loss < least) [best, least] = [candidate, loss];
  }
  return best;
}
