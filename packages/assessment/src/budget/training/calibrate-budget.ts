import type { BudgetHyper, Offsets } from "../model/budget-model.ts";
import type { BudgetObservation } from "./budget-observation.ts";
import { isClearlyLess } from "../../statistics/clearly-less.ts";
import { errorsByCluster, heldBackOf } from "../../statistics/calibration/cluster-errors.ts";
import type { ClusterErrors, HeldBack } from "../../statistics/calibration/cluster-errors.ts";
import { clusterOf } from "../model/stages.ts";
import { encodeRows } from "./encode-rows.ts";
import { fitOffsets } from "./fit-offsets.ts";
import type { Kappas } from "./fit-offsets.ts";
import { neighbourCount, neighbourShift } from "../estimate/neighbour-shift.ts";
import type { ResidualNeighbour } from "../estimate/neighbour-shift.ts";
import { lotWeights, outOfFold } from "./out-of-fold.ts";
import { conformalQuantile } from "../../statistics/quantiles/conformal-quantile.ts";
import { createSimilarAwards } from "../estimate/similar-awards.ts";
import { comparableOf } from "../model/stored-comparable.ts";

/** Lots of one procedure err together: more of them would pretend to know more. */
const lotsPerTender = 3;
/** Enough to place the quantiles; looking for neighbours costs time for each. */
const maxErrors = 4_000;
const neighbourGrid = [0, 1, 12];
const spreadGrid = [0, 0.5];
/** The spread is learnt more carefully than the level: sizes of errors are noisy. */
const spreadCare = 3;
const smallestError = 0.1;

/** All awards with their residuals out of fold in ln euros; `latest`: the positions of those kept for comparison. */
export interface BudgetResiduals {
  readonly rows: readonly BudgetObservation[];
  readonly residuals: Float64Array;
  readonly folds: Uint8Array;
  readonly latest: readonly number[];
}

export interface BudgetCalibration {
  readonly hyper: BudgetHyper;
  readonly spread: Offsets;
  readonly errors: readonly ClusterErrors[];
  readonly heldBack: HeldBack;
}

/**
 * Cross-conformal: errors of awards that the model had not seen, neighbours of other folds included, in units of the
 * error expected of their kind, which is itself learnt on other folds.
 */
export function calibrateBudget(
  all: BudgetResiduals,
  start: BudgetHyper,
  isChosen: boolean,
): BudgetCalibration {
  const picked = pick(all.rows);
  const rows = picked.map((at) => all.rows[at]!);
  const folds = Uint8Array.from(picked, (at) => all.folds[at]!);
  const perTender = lotWeights(rows, 1);
  const neighbours = neighboursOf(all, picked);
  const errorsWith = (kappa: number): Float64Array =>
    Float64Array.from(
      picked,
      (at, index) => all.residuals[at]! - neighbourShift(neighbours[index]!, kappa),
    );
  const kappaNeighbours = isChosen
    ? chosen(start.kappaNeighbours, neighbourGrid, perTender, (kappa) =>
        errorsWith(kappa).map(Math.abs),
      )
    : start.kappaNeighbours;
  const errors = errorsWith(kappaNeighbours);

  const encoded = encodeRows(rows.map(({ features }) => features));
  const sizes = errors.map((error) => Math.log(Math.abs(error) + smallestError));
  const kappas = spreadKappas(start);
  const unlike = outOfFold(encoded, sizes, perTender, folds, kappas, 0);
  const lnSpread = sizes.map((size, at) => size - unlike[at]!);
  const spreadPower = isChosen
    ? chosen(start.spreadPower, spreadGrid, perTender, (power) =>
        intervalLosses(errors, lnSpread, power),
      )
    : start.spreadPower;
  const scaled = errors.map((error, at) => error / Math.exp(spreadPower * lnSpread[at]!));
  const clusters = rows.map(({ features }) => clusterOf(features));
  return {
    hyper: { ...start, kappaNeighbours, spreadPower },
    spread: fitOffsets(encoded, sizes, perTender, kappas, 0),
    errors: errorsByCluster(clusters, scaled),
    heldBack: heldBackOf(clusters, errors, scaled, folds),
  };
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

function neighboursOf(all: BudgetResiduals, picked: readonly number[]): ResidualNeighbour[][] {
  const { rows, residuals, folds, latest } = all;
  const awards = latest.map((at) => comparableOf(rows[at]!, residuals[at]!));
  const similar = createSimilarAwards(awards);
  return picked.map((pick) =>
    similar
      .nearest(
        comparableOf(rows[pick]!, 0),
        neighbourCount,
        (at) => folds[latest[at]!] !== folds[pick],
      )
      .map(({ at, similarity }) => ({ similarity, residual: awards[at]!.residual })),
  );
}

function spreadKappas(hyper: BudgetHyper): Kappas {
  return {
    kappaCpv: hyper.kappaCpv * spreadCare,
    kappaFactor: hyper.kappaFactor * spreadCare,
    kappaBuyer: Math.max(10, hyper.kappaBuyer * spreadCare),
  };
}

/** Pinball loss of the 10 % and 90 % quantiles in ln euros: narrow intervals in the right places win. */
function intervalLosses(errors: Float64Array, lnSpread: Float64Array, power: number): Float64Array {
  const scales = lnSpread.map((value) => Math.exp(power * value));
  const sorted = errors.map((error, at) => error / scales[at]!).toSorted();
  const losses = new Float64Array(errors.length);
  for (const q of [0.1, 0.9]) {
    const quantile = conformalQuantile(sorted, q);
    for (let at = 0; at < errors.length; at++) {
      const beyond = errors[at]! - quantile * scales[at]!;
      losses[at] = losses[at]! + beyond * (q - (beyond < 0 ? 1 : 0));
    }
  }
  return losses;
}

/** The start value until another is clearly better. */
function chosen(
  start: number,
  others: readonly number[],
  weight: Float64Array,
  lossesWith: (value: number) => Float64Array,
): number {
  let best = start;
  let least = lossesWith(start);
  for (const value of others) {
    const losses = lossesWith(value);
    if (isClearlyLess(losses, least, weight)) [best, least] = [value, losses];
  }
  return best;
}
