import type { BudgetHyper, OffsetEntry, Offsets } from "../model/budget-model.ts";
import type { EncodedRows } from "./encode-rows.ts";
import { weightedMean } from "../../statistics/weighted-mean.ts";
import { cpvStages, stageNames } from "../model/stages.ts";
import type { StageName } from "../model/stages.ts";

const sweeps = 6;
/** A value grows with the duration, though less than in proportion; the prior weighs as much as this. */
const slopePrior = { mean: 0.5, weight: 20 };
/** Errors beyond this many typical ones pull no harder: unit prices and sums of whole frameworks pass as values. */
const pullLimit = 2;

export type Kappas = Pick<BudgetHyper, "kappaCpv" | "kappaFactor" | "kappaBuyer">;

/**
 * Backfitting with normal shrinkage: an offset is Σ w·residual / (Σ w + κ), see docs/methods/budget.md. Errors beyond
 * `pullLimit` are weighed down. Rows of weight 0 are held out. The order of rows and stages fixes the order of every
 * sum, so equal rows give an equal model to the bit.
 */
export function fitOffsets(
  rows: EncodedRows,
  y: Float64Array,
  weight: Float64Array,
  kappas: Kappas,
  slopeMean: number = slopePrior.mean,
): Offsets {
  const residual = Float64Array.from(y);
  const pull = Float64Array.from(weight);
  const values = rows.stages.map(({ keys }) => new Float64Array(keys.length));
  const weights = rows.stages.map(({ keys }) => new Float64Array(keys.length));
  let mean = 0;
  let slope = 0;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const step = weightedMean(residual, pull);
    mean += step;
    for (let at = 0; at < rows.size; at++) residual[at] = residual[at]! - step;
    if (sweep > 0) weighDown(residual, weight, pull);
    const turned = slopeStep(rows, residual, pull, slope, slopeMean);
    slope += turned;
    for (let at = 0; at < rows.size; at++) residual[at] = residual[at]! - turned * rows.years[at]!;
    for (const [stage, { cells }] of rows.stages.entries())
      stepStage(cells, residual, pull, values[stage]!, weights[stage]!, kappaOf(stage, kappas));
  }
  return {
    mean,
    yearsSlope: slope,
    usualYears: rows.usualYears,
    tables: tablesOf(rows, values, weights),
  };
}

/** What the offsets say of every row, rows that were held out included. */
export function expectAll(rows: EncodedRows, offsets: Offsets): Float64Array {
  const expected = Float64Array.from(
    rows.years,
    (years) => offsets.mean + offsets.yearsSlope * years,
  );
  for (const [stage, { keys, cells }] of rows.stages.entries()) {
    const table = new Map(
      offsets.tables[stageNames[stage]!].map(({ key, value }) => [key, value] as const),
    );
    const byCell = keys.map((key) => table.get(key) ?? 0);
    for (let at = 0; at < rows.size; at++) {
      const cell = cells[at]!;
      if (cell >= 0) expected[at] = expected[at]! + byCell[cell]!;
    }
  }
  return expected;
}

function stepStage(
  cells: Int32Array,
  residual: Float64Array,
  pull: Float64Array,
  values: Float64Array,
  weights: Float64Array,
  kappa: number,
): void {
  const sums = new Float64Array(values.length);
  weights.fill(0);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!;
    if (cell < 0) continue;
    sums[cell] = sums[cell]! + pull[at]! * (residual[at]! + values[cell]!);
    weights[cell] = weights[cell]! + pull[at]!;
  }
  const before = Float64Array.from(values);
  for (let cell = 0; cell < values.length; cell++)
    values[cell] = sums[cell]! === 0 ? 0 : sums[cell]! / (weights[cell]! + kappa);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!;
    if (cell >= 0) residual[at] = residual[at]! + before[cell]! - values[cell]!;
  }
}

/** Ridge step of the slope towards its prior; rows of unknown duration have 0 and say nothing. */
function slopeStep(
  rows: EncodedRows,
  residual: Float64Array,
  pull: Float64Array,
  slope: number,
  priorMean: number,
): number {
  let across = slopePrior.weight * priorMean;
  let square = slopePrior.weight;
  for (let at = 0; at < rows.size; at++) {
    const years = rows.years[at]!;
    across += pull[at]! * years * (residual[at]! + slope * years);
    square += pull[at]! * years * years;
  }
  return across / square - slope;
}

/** Huber's weights: beyond so many typical errors (by the median size) the pull stays what it is there. */
function weighDown(residual: Float64Array, weight: Float64Array, pull: Float64Array): void {
  const sizes = residual
    .filter((_, at) => weight[at]! > 0)
    .map(Math.abs)
    .sort();
  const typical = (sizes[sizes.length >> 1] ?? 0) * 1.4826;
  const limit = Math.max(0.1, typical * pullLimit);
  for (let at = 0; at < residual.length; at++) {
    const size = Math.abs(residual[at]!);
    pull[at] = size <= limit ? weight[at]! : (weight[at]! * limit) / size;
  }
}

function kappaOf(stage: number, kappas: Kappas): number {
  const name = stageNames[stage]!;
  if (name === "buyer") return kappas.kappaBuyer;
  return cpvStages.includes(name) ? kappas.kappaCpv : kappas.kappaFactor;
}

function tablesOf(
  rows: EncodedRows,
  values: readonly Float64Array[],
  weights: readonly Float64Array[],
): Record<StageName, OffsetEntry[]> {
  const tables = {} as Record<StageName, OffsetEntry[]>;
  for (const [stage, name] of stageNames.entries())
    tables[name] = (rows.stages[stage]?.keys ?? [])
      .map((key, cell) => ({
        key,
        value: values[stage]?.[cell] ?? 0,
        weight: weights[stage]?.[cell] ?? 0,
      }))
      .filter(({ weight }) => weight > 0);
  return tables;
}
