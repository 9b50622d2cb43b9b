import { deepestEvidence } from "../model/agency-sector-evidence.ts";
import { quantileLevels } from "./budget-estimate.ts";
import type { BudgetComparable, EstimatedBudget, NoBudget } from "./budget-estimate.ts";
import type { BudgetEstimator } from "./budget-estimator.ts";
import type { BudgetFeatures } from "../model/budget-features.ts";
import { quantilesAbove } from "./quantiles-above.ts";
import { neighbourCount, neighbourFloor, neighbourShift } from "./neighbour-shift.ts";
import { conformalQuantile } from "../../statistics/quantiles/conformal-quantile.ts";

/** Wider than this from the 10 % to the 90 % quantile is "keine belastbare Schätzung". */
export const maxWidth = 20;
/** Fewer errors place no quantile at 10 and 90 %. */
const minErrors = 30;
const shownComparables = 5;

export interface PredictionContext {
  /** Never among the comparables: the tender asked about. */
  readonly tenderId?: string;
  /** Net cents the value cannot exceed: the EU threshold of a national procedure, a framework's maximum. */
  readonly ceilingCents?: number;
  /** Found elsewhere, e.g. by meaning; they join those found by title, CPV and duration. */
  readonly comparables?: readonly BudgetComparable[];
}

/** ln net euros at `quantileLevels`, with what it rests on; undefined where the model has too little to go by. */
export interface BudgetPrediction {
  readonly lnQuantiles: readonly number[];
  readonly n: number;
  readonly from?: string;
  readonly to?: string;
  readonly agencySector: string;
  readonly comparables: readonly BudgetComparable[];
}

export function predictBudget(
  estimator: BudgetEstimator,
  features: BudgetFeatures,
  context: PredictionContext = {},
): BudgetPrediction | undefined {
  const evidence = deepestEvidence(estimator.agencySectors, features);
  const errors = estimator.errors(features);
  if (!evidence || errors.length < minErrors) return undefined;
  const expected = estimator.expected(features);
  const comparables = comparablesOf(estimator, features, context);
  const middle = expected + shiftOf(estimator, expected, comparables);
  const scale = estimator.scale(features);
  const lnCeiling =
    context.ceilingCents === undefined ? Infinity : Math.log(context.ceilingCents / 100);
  // Given that the value stays below the ceiling, only such errors are possible.
  const possible = errors.filter((error) => middle + scale * error <= lnCeiling);
  if (possible.length < minErrors) return undefined;
  return {
    lnQuantiles: quantileLevels.map((q) => middle + scale * conformalQuantile(possible, q)),
    n: evidence.n,
    ...(evidence.from !== undefined && { from: evidence.from }),
    ...(evidence.to !== undefined && { to: evidence.to }),
    agencySector: evidence.key,
    comparables: shownOf(comparables),
  };
}

/** The best five; from the fourth on only such as are alike enough to count. */
function shownOf(comparables: readonly Neighbour[]): BudgetComparable[] {
  return comparables
    .filter(({ similarity }, at) => at < 3 || similarity > neighbourFloor)
    .slice(0, shownComparables)
    .map(({ residual: _residual, ...shown }) => shown);
}

/**
 * A prediction as it is shown; several are lots of one procedure, whose errors are taken to go together. `floorCents`: what
 * the whole procedure is worth at least.
 */
export function toEstimate(
  predictions: readonly (BudgetPrediction | undefined)[],
  { isExtrapolated, floorCents }: { isExtrapolated: boolean; floorCents?: number | undefined },
): EstimatedBudget | NoBudget {
  const complete = predictions.filter((prediction) => prediction !== undefined);
  const least = complete.toSorted((a, b) => a.n - b.n)[0];
  if (!least || complete.length < predictions.length)
    return { kind: "none", reason: "too-thin", n: least?.n ?? 0 };
  const sums = quantileLevels.map((_, at) =>
    Math.round(100 * sum(complete.map(({ lnQuantiles }) => Math.exp(lnQuantiles[at]!)))),
  );
  const quantileCents = floorCents === undefined ? sums : quantilesAbove(sums, floorCents);
  const at = (level: number): number => quantileCents[quantileLevels.indexOf(level)]!;
  const [lowCents, medianCents, highCents] = [at(0.1), at(0.5), at(0.9)];
  if (highCents > maxWidth * lowCents) return { kind: "none", reason: "too-wide", n: least.n };
  return {
    kind: "estimate",
    medianCents,
    lowCents,
    highCents,
    quantileCents,
    n: least.n,
    ...(least.from !== undefined && { from: least.from }),
    ...(least.to !== undefined && { to: least.to }),
    agencySector: least.agencySector,
    comparables: bestOf(complete.flatMap(({ comparables }) => comparables)),
    isExtrapolated,
  };
}

type Neighbour = BudgetComparable & { readonly residual?: number };

function comparablesOf(
  estimator: BudgetEstimator,
  features: BudgetFeatures,
  { tenderId, comparables = [] }: PredictionContext,
): Neighbour[] {
  const { model, similar } = estimator;
  const stored = similar
    .nearest(
      {
        cpv: features.cpv ?? "",
        ...(features.title !== undefined && { title: features.title }),
        ...(features.months !== undefined && { months: features.months }),
      },
      neighbourCount,
      (at) => model.comparables[at]!.tenderId !== tenderId,
    )
    .map(({ at, similarity }): Neighbour => {
      const { cpv: _cpv, months: _months, ...award } = model.comparables[at]!;
      return { ...award, similarity };
    });
  return bestOf(
    [...comparables.filter((comparable) => comparable.tenderId !== tenderId), ...stored],
    neighbourCount,
  );
}

function shiftOf(
  { model }: BudgetEstimator,
  expected: number,
  comparables: readonly Neighbour[],
): number {
  const neighbours = comparables.map(({ similarity, residual, valueCents }) => ({
    similarity,
    residual: residual ?? Math.log(valueCents / 100) - expected,
  }));
  return neighbourShift(neighbours, model.hyper.kappaNeighbours);
}

/** Most similar first, one award once. */
function bestOf<T extends BudgetComparable>(
  comparables: readonly T[],
  limit = shownComparables,
): T[] {
  const seen = new Set<string>();
  return comparables
    .toSorted((a, b) => b.similarity - a.similarity)
    .filter(({ tenderId, lotId = "" }) => {
      const key = `${tenderId} ${lotId}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, limit);
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
