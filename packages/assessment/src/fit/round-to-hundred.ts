/** Percentages that add up to 100: the largest remainders are rounded up. */
export function roundToHundred(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 100 / weights.length);
  const exact = weights.map((weight) => (100 * weight) / total);
  const rounded = exact.map(Math.floor);
  const missing = 100 - rounded.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) rounded[at]! += 1;
  return rounded;
}
