import { countBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import type { NameList, SegmentColumns } from "./segment-columns.ts";
import type { TermDictionary } from "./term-dictionary.ts";

/** A document's number within its segment fits into 16 bits. */
export const maxSegmentSize = 65_535;
export const none16 = 0xffff;

/**
 * Some thousand tenders, sorted by id, never changed but for `live`. Everything sits in typed arrays: small, quick to
 * load, and no work for the garbage collector.
 */
export interface Segment {
  readonly count: number;
  /** Strings that columns point into. */
  readonly names: Readonly<Record<NameList | "sources", readonly string[]>>;
  readonly dictionary: TermDictionary;
  readonly columns: SegmentColumns;
  /** The documents that are the current ones of their tenders. */
  readonly live: Bits;
}

export function liveCount(segment: Segment): number {
  return countBits(segment.live);
}
