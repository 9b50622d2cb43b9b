/**
 * The quantile of split conformal prediction: the ⌈(n + 1)·q⌉-th smallest error above the middle, the ⌊(n + 1)·q⌋-th
 * below it, so that an interval between two holds at least what it says. `sorted` ascends.
 */
export function conformalQuantile(sorted: ArrayLike<number>, q: number): number {
  const rank = (sorted.length + 1) * q;
  const whole =
    q > 0.5 ? Math.ceil(rank - 1e-9) : q < 0.5 ? Math.floor(rank + 1e-9) : Math.round(rank);
  return sorted[Math.min(sorted.length, Math.max(1, whole)) - 1] ?? Number.NaN;
}

/** The value at which half of the weight is reached; undefined without weight. */
export function weightedMedian(
  entries: readonly { readonly value: number; readonly weight: number }[],
): number | undefined {
  const ordered = entries.filter(({ weight }) => weight > 0).toSorted((a, b) => a.value - b.value);
  let total = 0;
  for (const { weight } of ordered) total += weight;
  let seen = 0;
  for (const { value, weight } of ordered) {
    seen += weight;
    if (seen >= total / 2) return value;
  }
  return undefined;
}
