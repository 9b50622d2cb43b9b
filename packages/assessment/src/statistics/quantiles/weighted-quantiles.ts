export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

export interface Quartiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** The values at which these shares of the weight are reached; without weight none. Between two values the lower counts. */
export function weightedQuantiles(
  entries: readonly Weighted[],
  shares: readonly number[],
): number[] {
  const sorted = entries.filter(({ weight }) => weight > 0).toSorted((a, b) => a.value - b.value);
  let total = 0;
  for (const { weight } of sorted) total += weight;
  const valueAt = (share: number): number => {
    let seen = 0;
    for (const { value, weight } of sorted) {
      seen += weight;
      // Sums of fractions miss whole numbers by a hair.
      if (seen >= share * total - 1e-9) return value;
    }
    return sorted.at(-1)!.value;
  };
  return sorted.length === 0 ? [] : shares.map(valueAt);
}

/** The value at which half of the weight is reached; undefined without weight. */
export function weightedMedian(entries: readonly Weighted[]): number | undefined {
  return weightedQuantiles(entries, [0.5])[0];
}

/** undefined without weight */
export function weightedQuartiles(entries: readonly Weighted[]): Quartiles | undefined {
  const [low, median, high] = weightedQuantiles(entries, [0.25, 0.5, 0.75]);
  if (low === undefined || median === undefined || high === undefined) return undefined;
  return { low, median, high };
}

/** The share of the weight whose values hold; 0 without weight. */
export function weightedShare(
  entries: readonly Weighted[],
  holds: (value: number) => boolean,
): number {
  let held = 0;
  let total = 0;
  for (const { value, weight } of entries) {
    total += weight;
    if (holds(value)) held += weight;
  }
  return total === 0 ? 0 : held / total;
}
