import { weightedMean } from "../statistics/weighted-mean.ts";
import type { Column, Design } from "./design.ts";
import type { Effect } from "./effect-paths.ts";

export type Strengths = Readonly<Record<Effect, number | null>>;

/** Factors of all cells of a design, fitted on some of its rows. */
export interface Effects {
  readonly base: number;
  readonly columns: readonly FittedColumn[];
}

export interface FittedColumn {
  readonly seen: Float64Array;
  readonly expected: Float64Array;
  readonly factor: Float64Array;
  readonly variance: Float64Array;
}

const sweeps = 4;

/**
 * Gamma-Poisson shrinkage with quasi-weights q = w / (1 + μ/size), effect after effect, four times round:
 * θ = (κ·θ_parent + Σ q·K) / (κ + Σ q·μ/θ). A cell without rows in `rows` has its parent's factor and the prior's
 * variance. An effect without strength stays at 1.
 */
export function fitEffects(
  design: Design,
  rows: Int32Array,
  strengths: Strengths,
  size: number,
): Effects {
  let base = baseOf(design, rows);
  const means = new Float64Array(design.rows).fill(base);
  const columns = design.columns.map((column) => emptyColumn(column, strengths[column.effect]));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    design.columns.forEach((column, at) => {
      const strength = strengths[column.effect];
      if (strength !== null) refitColumn(design, rows, column, columns[at]!, strength, size, means);
    });
    const { seen, expected } = totals(design, rows, size, means);
    const correction = expected > 0 && seen > 0 ? seen / expected : 1;
    base *= correction;
    for (const row of rows) means[row]! *= correction;
  }
  return { base, columns };
}

function refitColumn(
  design: Design,
  rows: Int32Array,
  { leaf, parents }: Column,
  fitted: FittedColumn,
  strength: number,
  size: number,
  means: Float64Array,
): void {
  const { seen, expected, factor, variance } = fitted;
  seen.fill(0);
  expected.fill(0);
  for (const row of rows) {
    const cell = leaf[row]!;
    if (cell < 0) continue;
    const q = design.weights[row]! / (1 + means[row]! / size);
    // Free of this effect's factor from here on.
    means[row]! /= factor[cell]!;
    seen[cell]! += q * design.rivals[row]!;
    expected[cell]! += q * means[row]!;
  }
  // Children come after their parents, so that sums flow up backwards and factors down forwards.
  for (let cell = parents.length - 1; cell >= 0; cell--) {
    const parent = parents[cell]!;
    if (parent < 0) continue;
    seen[parent]! += seen[cell]!;
    expected[parent]! += expected[cell]!;
  }
  for (let cell = 0; cell < parents.length; cell++) {
    const parent = parents[cell]! < 0 ? 1 : factor[parents[cell]!]!;
    factor[cell] = shrunkFactor(strength, parent, seen[cell]!, expected[cell]!);
    variance[cell] = relativeVariance(strength, parent, seen[cell]!);
  }
  for (const row of rows) if (leaf[row]! >= 0) means[row]! *= factor[leaf[row]!]!;
}

export function shrunkFactor(
  strength: number,
  parent: number,
  seen: number,
  expected: number,
): number {
  return (strength * parent + seen) / (strength + expected);
}

export function relativeVariance(strength: number, parent: number, seen: number): number {
  return 1 / (strength * parent + seen);
}

function emptyColumn({ parents }: Column, strength: number | null): FittedColumn {
  const cells = parents.length;
  return {
    seen: new Float64Array(cells),
    expected: new Float64Array(cells),
    factor: new Float64Array(cells).fill(1),
    variance: new Float64Array(cells).fill(strength === null ? 0 : 1 / strength),
  };
}

function totals(design: Design, rows: Int32Array, size: number, means: Float64Array) {
  let seen = 0;
  let expected = 0;
  for (const row of rows) {
    const q = design.weights[row]! / (1 + means[row]! / size);
    seen += q * design.rivals[row]!;
    expected += q * means[row]!;
  }
  return { seen, expected };
}

/** Lots without any rival still leave room for one. */
function baseOf({ rivals, weights }: Design, rows: Int32Array): number {
  return rows.length > 0 ? Math.max(weightedMean(rivals, weights, rows), 0.05) : 1;
}

/** Mean and relative variance of the mean of every row, by the cells' factors. */
export function predictRows(
  design: Design,
  { base, columns }: Effects,
  rows: Int32Array,
  into: { readonly means: Float64Array; readonly variances: Float64Array },
): void {
  for (const row of rows) {
    let mean = base;
    let variance = 0;
    for (let at = 0; at < columns.length; at++) {
      const cell = design.columns[at]!.leaf[row]!;
      if (cell < 0) continue;
      mean *= columns[at]!.factor[cell]!;
      variance += columns[at]!.variance[cell]!;
    }
    into.means[row] = mean;
    into.variances[row] = variance;
  }
}
