/**
 * Where a value lies among quantiles from 0 to 1 in equal steps, with straight lines between them. .5 where there are
 * too few quantiles to tell.
 */
export function rankAmong(quantiles: ArrayLike<number>, value: number): number {
  const last = quantiles.length - 1;
  if (last < 1) return 0.5;
  if (value <= quantiles[0]!) return 0;
  if (value >= quantiles[last]!) return 1;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (quantiles[middle]! <= value) low = middle;
    else high = middle;
  }
  const width = quantiles[high]! - quantiles[low]!;
  return (low + (value - quantiles[low]!) / width) / last;
}
