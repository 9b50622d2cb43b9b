import type { Segment } from "./segment.ts";
import { findTerm } from "./term-dictionary.ts";

/** The documents that have a term, ascending, and the term's weight in each. */
export interface Postings {
  readonly documents: Uint16Array;
  readonly weights: Uint8Array;
}

export function postingsOf(segment: Segment, term: string): Postings | undefined {
  const at = findTerm(segment.dictionary, term);
  if (at < 0) return undefined;
  const { postingStarts, postingDocuments, postingWeights } = segment.columns;
  const from = postingStarts[at];
  const to = postingStarts[at + 1];
  return {
    documents: postingDocuments.subarray(from, to),
    weights: postingWeights.subarray(from, to),
  };
}
