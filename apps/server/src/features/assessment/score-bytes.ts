/** One score in bytes: score, low, high, gate, five parts, chance, its low and its high. */
export const bytesPerScore = 12;
/** Nothing is known; all others are at most 100. */
export const unknownByte = 255;

/**
 * Scores travel as bytes from the helper process into the statement that writes them: a million of them as JavaScript values
 * would keep the event loop busy for many seconds.
 */
export function writeScore(
  bytes: Uint8Array,
  place: number,
  scored: {
    readonly score: number;
    readonly low: number;
    readonly high: number;
    readonly gate: number;
  },
  /** Of all agencies, five each */
  parts: ArrayLike<number>,
  agency: number,
  chance: { readonly percent: number; readonly low: number; readonly high: number } | undefined,
): void {
  const at = place * bytesPerScore;
  bytes[at] = scored.score;
  bytes[at + 1] = scored.low;
  bytes[at + 2] = scored.high;
  bytes[at + 3] = scored.gate;
  for (let part = 0; part < 5; part++) {
    const value = parts[agency * 5 + part]!;
    bytes[at + 4 + part] = value < 0 || Number.isNaN(value) ? unknownByte : Math.round(value);
  }
  bytes[at + 9] = chance?.percent ?? unknownByte;
  bytes[at + 10] = chance?.low ?? unknownByte;
  bytes[at + 11] = chance?.high ?? unknownByte;
}
