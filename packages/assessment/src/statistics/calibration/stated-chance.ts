/** A chance that was stated, and the outcome. */
export interface StatedChance {
  readonly p: number;
  readonly won: boolean;
}

/** Mean −ln of the probability of the outcome; a failed certainty costs no more than one in a million. */
export function logLossOf(forecasts: readonly StatedChance[]): number {
  let sum = 0;
  for (const { p, won } of forecasts) sum -= Math.log(Math.max(won ? p : 1 - p, 1e-6));
  return forecasts.length > 0 ? sum / forecasts.length : 0;
}

/** Mean squared distance. */
export function brierOf(forecasts: readonly StatedChance[]): number {
  let sum = 0;
  for (const { p, won } of forecasts) sum += (p - (won ? 1 : 0)) ** 2;
  return forecasts.length > 0 ? sum / forecasts.length : 0;
}
