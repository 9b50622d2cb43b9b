/** The mean of values by their weights, of these rows or of all; 0 without weight. */
export function weightedMean(
  values: ArrayLike<number>,
  weights: ArrayLike<number>,
  rows?: Int32Array,
): number {
  let sum = 0;
  let total = 0;
  const count = rows?.length ?? values.length;
  for (let at = 0; at < count; at++) {
    const row = rows ? rows[at]! : at;
    sum += weights[row]! * values[row]!;
    total += weights[row]!;
  }
  return total > 0 ? sum / total : 0;
}
