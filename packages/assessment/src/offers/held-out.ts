import { cumulative, meanOf, probabilities, quantile } from "./negative-binomial.ts";
import type { CountDistribution } from "./negative-binomial.ts";

export interface HeldOutRow {
  readonly distribution: CountDistribution;
  readonly rivals: number;
  readonly weight: number;
}

/** One bin of a reliability diagram: weighted means, and how many lots and how much weight stand behind them. */
export interface ReliabilityBin {
  readonly predicted: number;
  readonly seen: number;
  readonly n: number;
  readonly weight: number;
}

/** Bins of equal weight, lowest prediction first. */
export function reliabilityBins(
  rows: readonly { readonly predicted: number; readonly seen: number; readonly weight: number }[],
  count: number,
): ReliabilityBin[] {
  const sorted = rows.toSorted((a, b) => a.predicted - b.predicted);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const bins = Array.from({ length: count }, () => ({ predicted: 0, seen: 0, n: 0, weight: 0 }));
  let before = 0;
  for (const { predicted, seen, weight } of sorted) {
    const at = Math.min(count - 1, Math.floor(((before + weight / 2) / total) * count));
    const bin = bins[at]!;
    bin.predicted += weight * predicted;
    bin.seen += weight * seen;
    bin.weight += weight;
    bin.n += 1;
    before += weight;
  }
  return bins
    .filter(({ weight }) => weight > 0)
    .map((bin) => ({
      ...bin,
      predicted: bin.predicted / bin.weight,
      seen: bin.seen / bin.weight,
    }));
}

/** Expected calibration error: mean distance of the bins from the diagonal, by weight. */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  const off = bins.reduce(
    (sum, { predicted, seen, weight }) => sum + weight * Math.abs(predicted - seen),
    0,
  );
  return total > 0 ? off / total : 0;
}

/** P(N = 1) */
export function singleShare(distribution: CountDistribution): number {
  return probabilities(distribution, 0)[0]!;
}

/** The 10–90 % range of offers. */
export function offersRange(distribution: CountDistribution): { low: number; high: number } {
  return { low: 1 + quantile(0.1, distribution), high: 1 + quantile(0.9, distribution) };
}

/** Weighted share of results within their 10–90 % range. */
export function rangeCoverage(rows: readonly HeldOutRow[]): number {
  return weightedMean(rows, ({ distribution, rivals }) => {
    const { low, high } = offersRange(distribution);
    return rivals + 1 >= low && rivals + 1 <= high ? 1 : 0;
  });
}

/**
 * The same for a range of exactly 80 %: a count at the edge is in it with the part of its probability that is. Free of
 * the surplus that whole numbers bring; 0.8 if the distributions are right.
 */
export function exactCoverage(rows: readonly HeldOutRow[]): number {
  return weightedMean(rows, ({ distribution, rivals }) => {
    const below = cumulative(rivals - 1, distribution);
    const upTo = cumulative(rivals, distribution);
    const inside = Math.min(0.9, upTo) - Math.max(0.1, below);
    return upTo > below ? Math.max(0, inside) / (upTo - below) : 0;
  });
}

export function weightedMean<Row extends { readonly weight: number }>(
  rows: readonly Row[],
  value: (row: Row) => number,
): number {
  let sum = 0;
  let weight = 0;
  for (const row of rows) {
    sum += row.weight * value(row);
    weight += row.weight;
  }
  return weight > 0 ? sum / weight : 0;
}

export function meanOffers(distribution: CountDistribution): number {
  return 1 + meanOf(distribution);
}
