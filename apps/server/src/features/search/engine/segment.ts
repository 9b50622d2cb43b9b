import { countBits } from "./bits.ts";
import type { Bits } from "./bits.ts";
import { facetBytes } from "./facet-bits.ts";
import type { TermDictionary } from "./term-dictionary.ts";

/** A document's number within its segment fits into 16 bits. */
export const maxSegmentSize = 65_535;
export const none16 = 0xffff;
export const noDay = -2_147_483_648;

/**
 * Some thousand tenders, sorted by id, never changed but for `live`. Everything sits in typed arrays: small, quick to
 * load, and no work for the garbage collector.
 */
export interface Segment {
  readonly count: number;
  /** Strings that columns point into. */
  readonly names: {
    readonly cpv: readonly string[];
    readonly nuts: readonly string[];
    readonly sources: readonly string[];
  };
  readonly dictionary: TermDictionary;
  readonly columns: SegmentColumns;
  /** The documents that are the current ones of their tenders. */
  readonly live: Bits;
}

export interface SegmentColumns {
  readonly ids: Uint32Array;
  /** Position in `buyerIds`, none16 without */
  readonly buyer: Uint16Array;
  readonly buyerIds: Uint32Array;
  /** Position in tenderStages */
  readonly stage: Uint8Array;
  /** Position in procedureTypes and procurementLevels plus one, 0 without */
  readonly procedure: Uint8Array;
  readonly level: Uint8Array;
  /** Days since 1970, noDay without */
  readonly publishedDay: Int32Array;
  readonly updatedDay: Int32Array;
  /** NaN without */
  readonly valueCents: Float64Array;
  /** Lists: count + 1 starts, then the values */
  readonly deadlineStarts: Uint32Array;
  readonly deadlines: Float64Array;
  readonly cpvStarts: Uint32Array;
  readonly cpv: Uint32Array;
  readonly nutsStarts: Uint32Array;
  readonly nuts: Uint32Array;
  /** A bit for each of names.sources */
  readonly sources: Uint32Array;
  /** Per term the documents that have it, ascending, and the term's weight there. */
  readonly postingStarts: Uint32Array;
  readonly postingDocuments: Uint16Array;
  readonly postingWeights: Uint8Array;
}

export function segmentBytes(segment: Segment): number {
  let total = segment.live.byteLength + facetBytes(segment);
  total += segment.dictionary.bytes.byteLength + segment.dictionary.offsets.byteLength;
  for (const column of Object.values(segment.columns) as ArrayBufferView[]) {
    total += column.byteLength;
  }
  return total;
}

export function liveCount(segment: Segment): number {
  return countBits(segment.live);
}
