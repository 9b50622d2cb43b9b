/** What was said in one bin beside what was seen, both 0 to 1. */
export interface Bin {
  readonly said: number;
  readonly seen: number;
  readonly n: number;
}

export interface Reliability {
  readonly n: number;
  readonly error?: number;
  readonly bins: Bin[];
}

/** Expected calibration error: the mean distance of said and seen, each bin counting by its n. */
export function toReliability(bins: readonly Bin[]): Reliability {
  const n = bins.reduce((sum, bin) => sum + bin.n, 0);
  const distance = bins.reduce((sum, bin) => sum + bin.n * Math.abs(bin.said - bin.seen), 0);
  return { n, ...(n > 0 && { error: round(distance / n) }), bins: bins.map(toRounded) };
}

function toRounded({ said, seen, n }: Bin): Bin {
  return { said: round(said), seen: round(seen), n };
}

/** More digits than a chart shows would only tell the single cases apart. */
export function round(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
