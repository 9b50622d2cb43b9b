import { sectorEvidence } from "../model/agency-sector-evidence.ts";
import { budgetFormat, budgetFormatVersion } from "../model/budget-model.ts";
import type { BudgetHyper, BudgetModel } from "../model/budget-model.ts";
import type { BudgetObservation } from "./budget-observation.ts";
import { calibrateBudget } from "./calibrate-budget.ts";
import { chooseHyper } from "./choose-hyper.ts";
import { encodeRows } from "./encode-rows.ts";
import { fitOffsets } from "./fit-offsets.ts";
import { foldsOf, lotWeights, outOfFold } from "./out-of-fold.ts";
import { comparableOf, latestPositions } from "../model/stored-comparable.ts";

export interface BudgetTraining {
  /** Shared by all parts of one training run. */
  readonly modelVersion: number;
  /** Kept as it stands where given; else chosen on folds of the observations themselves. */
  readonly hyper?: BudgetHyper;
  /** The latest awards kept for comparison. */
  readonly maxComparables?: number;
}

const defaultComparables = 20_000;

/**
 * Learns what a lot costs from awards (docs/methods/budget.md). Deterministic whatever the order of the observations. Throws
 * RangeError for an observation without a positive value.
 */
export function trainBudgetModel(
  observations: readonly BudgetObservation[],
  options: BudgetTraining,
): BudgetModel {
  const rows = observations.toSorted(
    (a, b) => compare(a.tenderId, b.tenderId) || compare(a.lotId, b.lotId),
  );
  for (const { tenderId, valueCents } of rows)
    if (!(valueCents > 0)) throw new RangeError(`No value to learn from: ${tenderId}`);
  const encoded = encodeRows(rows.map(({ features }) => features));
  const y = Float64Array.from(rows, ({ valueCents }) => Math.log(valueCents / 100));
  const folds = foldsOf(rows);
  const start = options.hyper ?? chooseHyper(encoded, y, rows, folds);
  const weight = lotWeights(rows, start.lotDiscount);
  const residuals = outOfFold(encoded, y, weight, folds, start);
  const latest = latestPositions(rows, options.maxComparables ?? defaultComparables);
  const isChosen = options.hyper === undefined;
  const calibration = calibrateBudget({ rows, residuals, folds, latest }, start, isChosen);
  const days = rows.flatMap(({ awardedOn }) => awardedOn ?? []).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return {
    format: budgetFormat,
    formatVersion: budgetFormatVersion,
    modelVersion: options.modelVersion,
    ...calibration,
    level: fitOffsets(encoded, y, weight, start),
    agencySectors: sectorEvidence(rows),
    comparables: latest.map((at) => comparableOf(rows[at]!, residuals[at]!)),
    n: rows.length,
    tenders: new Set(rows.map(({ tenderId }) => tenderId)).size,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
