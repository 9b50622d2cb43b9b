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
