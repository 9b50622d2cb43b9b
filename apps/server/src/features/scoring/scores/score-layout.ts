import { fitPartKeys, scoreColumns } from "@tc/domain";
import type { ScoreColumn } from "@tc/domain";

/** One score in bytes: a byte for each of `scoreColumns`. */
export const bytesPerScore: number = scoreColumns.length;
/** Nothing is known; all others are at most 100. */
export const unknownByte = 255;

/** The place of a number within the bytes of a score. */
export const offsets = Object.fromEntries(scoreColumns.map((name, at) => [name, at])) as Record<
  ScoreColumn,
  number
>;

/** Where each number stands in fit_score; the parts are one array. */
export const storedAs: Readonly<
  Record<ScoreColumn, { readonly column: string; readonly element?: number }>
> = {
  fit: { column: "score" },
  fitLow: { column: "low" },
  fitHigh: { column: "high" },
  knockout: { column: "knockout" },
  services: { column: "parts", element: 1 },
  references: { column: "parts", element: 2 },
  size: { column: "parts", element: 3 },
  region: { column: "parts", element: 4 },
  eligibility: { column: "parts", element: 5 },
  chance: { column: "chance" },
  chanceLow: { column: "chance_low" },
  chanceHigh: { column: "chance_high" },
  chanceSpread: { column: "chance_spread" },
};

/** A chance as it is stored: percent as shown, `spread` in hundredths of log-odds and at most 254. */
export interface ScoredChance {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly spread: number;
}

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
    readonly knockout: number;
  },
  /** Of all agencies, five each */
  parts: ArrayLike<number>,
  agency: number,
  chance: ScoredChance | undefined,
): void {
  const at = place * bytesPerScore;
  bytes[at + offsets.fit] = scored.score;
  bytes[at + offsets.fitLow] = scored.low;
  bytes[at + offsets.fitHigh] = scored.high;
  bytes[at + offsets.knockout] = scored.knockout;
  for (let part = 0; part < fitPartKeys.length; part++) {
    const value = parts[agency * fitPartKeys.length + part]!;
    const isUnknown = value < 0 || Number.isNaN(value);
    bytes[at + offsets.services + part] = isUnknown ? unknownByte : Math.round(value);
  }
  bytes[at + offsets.chance] = chance?.percent ?? unknownByte;
  bytes[at + offsets.chanceLow] = chance?.low ?? unknownByte;
  bytes[at + offsets.chanceHigh] = chance?.high ?? unknownByte;
  bytes[at + offsets.chanceSpread] = chance?.spread ?? unknownByte;
}
