import {
  cumulative,
  meanOf,
  probabilities,
  quantile,
} from "../statistics/distributions/negative-binomial.ts";
import type { CountDistribution } from "../statistics/distributions/negative-binomial.ts";
import { weightedMean } from "../statistics/weighted-mean.ts";

export interface HeldOutRow {
  readonly distribution: CountDistribution;
  readonly rivals: number;
  readonly weight: number;
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
  return meanOver(rows, ({ distribution, rivals }) => {
    const { low, high } = offersRange(distribution);
    return rivals + 1 >= low && rivals + 1 <= high ? 1 : 0;
  });
}

/**
 * The same for a range of exactly 80 %: a count at the edge is in it with the part of its probability that is. Free of
 * the surplus that whole numbers bring; 0.8 if the distributions are right.
 */
export function exactCoverage(rows: readonly HeldOutRow[]): number {
  return meanOver(rows, ({ distribution, rivals }) => {
    const below = cumulative(rivals - 1, distribution);
    const upTo = cumulative(rivals, distribution);
    const inside = Math.min(0.9, upTo) - Math.max(0.1, below);
    return upTo > below ? Math.max(0, inside) / (upTo - below) : 0;
  });
}

export function meanOffers(distribution: CountDistribution): number {
  return 1 + meanOf(distribution);
}

/** The mean of a value of rows, by their weight. */
export function meanOver<Row extends { readonly weight: number }>(
  rows: readonly Row[],
  value: (row: Row) => number,
): number {
  return weightedMean(
    rows.map(value),
    rows.map(({ weight }) => weight),
  );
}
