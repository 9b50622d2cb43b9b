import { postingsOf } from "./postings.ts";
import type { Postings } from "./postings.ts";
import { maxSegmentSize } from "./segment.ts";
import type { Segment } from "./segment.ts";

/** Documents that have all terms, ascending, and the sums of the terms' weights there. */
export interface Intersection {
  readonly documents: Uint16Array;
  readonly weights: Uint32Array;
}

// One search runs at a time and to its end, so that every intersection can be worked out in the same memory.
const documents = new Uint16Array(maxSegmentSize);
const weights = new Uint32Array(maxSegmentSize);
const nothing: Intersection = { documents: new Uint16Array(), weights: new Uint32Array() };

/** A list that is so many times longer than the other is searched, not walked through. */
const searchFactor = 16;

/** Finds the documents with all terms. The answer is valid until the next call. */
export function intersect(segment: Segment, terms: readonly string[]): Intersection {
  const lists: Postings[] = [];
  for (const term of terms) {
    const postings = postingsOf(segment, term);
    if (!postings) return nothing;
    lists.push(postings);
  }
  const [shortest, ...others] = lists.sort((a, b) => a.documents.length - b.documents.length);
  if (!shortest) return nothing;
  documents.set(shortest.documents);
  weights.set(shortest.weights);
  let count = shortest.documents.length;
  for (const other of others) count = keepCommon(count, other);
  return { documents: documents.subarray(0, count), weights: weights.subarray(0, count) };
}

/**
 * Keeps those of the first `count` documents that the other list has, too, adds its weights, and returns how many are
 * left. Both lists ascend: neither has to be looked at from its beginning again.
 */
function keepCommon(count: number, other: Postings): number {
  const isSearched = count * searchFactor < other.documents.length;
  let kept = 0;
  let place = 0;
  for (let at = 0; at < count; at++) {
    const document = documents[at] ?? 0;
    if (isSearched) place = lowerBound(other.documents, document, place);
    else while (place < other.documents.length && (other.documents[place] ?? 0) < document) place++;
    if (place === other.documents.length) break;
    if (other.documents[place] !== document) continue;
    documents[kept] = document;
    weights[kept++] = (weights[at] ?? 0) + (other.weights[place] ?? 0);
  }
  return kept;
}

/** The first position from `from` on whose document is not before `wanted`. */
function lowerBound(sorted: Uint16Array, wanted: number, from: number): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position of a document, or -1. */
export function indexOf(sorted: Uint16Array, wanted: number): number {
  const at = lowerBound(sorted, wanted, 0);
  return sorted[at] === wanted ? at : -1;
}
