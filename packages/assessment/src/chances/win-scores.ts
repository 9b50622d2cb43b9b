/** A chance that was said and what came. */
export interface Said {
  readonly p: number;
  readonly won: boolean;
}

/** Mean −ln of what was said of what came; a certainty that failed costs no more than one in a million. */
export function logLossOf(said: readonly Said[]): number {
  let sum = 0;
  for (const { p, won } of said) sum -= Math.log(Math.max(won ? p : 1 - p, 1e-6));
  return said.length > 0 ? sum / said.length : 0;
}

/** Mean squared distance. */
export function brierOf(said: readonly Said[]): number {
  let sum = 0;
  for (const { p, won } of said) sum += (p - (won ? 1 : 0)) ** 2;
  return said.length > 0 ? sum / said.length : 0;
}
