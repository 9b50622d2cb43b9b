const standardErrors = 2;

/**
 * Whether the losses are less by more than two standard errors of the paired difference. Picking the least of many
 * alone follows chance: on few awards it told worse than the start values did.
 */
export function isClearlyLess(
  losses: Float64Array,
  than: Float64Array,
  weight: Float64Array,
): boolean {
  let total = 0;
  let sum = 0;
  for (let at = 0; at < losses.length; at++) {
    total += weight[at]!;
    sum += weight[at]! * (than[at]! - losses[at]!);
  }
  if (!(total > 1)) return false;
  const mean = sum / total;
  let squares = 0;
  for (let at = 0; at < losses.length; at++)
    squares += weight[at]! * (than[at]! - losses[at]! - mean) ** 2;
  return mean > standardErrors * Math.sqrt(squares / total / total);
}
