import { postingsOf } from "./postings.ts";
import type { Postings } from "./postings.ts";
import { maxSegmentSize } from "./segment.ts";
import type { Segment } from "./segment.ts";

/** The documents that the last call of `intersect` found, ascending, and the sums of their weights. */
export const intersected = new Uint16Array(maxSegmentSize);
export const intersectedWeights = new Uint32Array(maxSegmentSize);

/** A list that is so many times longer than the other is searched, not walked through. */
const searchFactor = 16;

/** Finds the documents with all terms and tells how many they are. */
export function intersect(segment: Segment, terms: readonly string[]): number {
  const lists: Postings[] = [];
  for (const term of terms) {
    const postings = postingsOf(segment, term);
    if (!postings) return 0;
    lists.push(postings);
  }
  const [shortest, ...others] = lists.sort((a, b) => a.documents.length - b.documents.length);
  if (!shortest) return 0;
  intersected.set(shortest.documents);
  intersectedWeights.set(shortest.weights);
  let count = shortest.documents.length;
  for (const other of others) count = keepCommon(count, other);
  return count;
}

/** Both lists ascend: neither has to be looked at from its beginning again. */
function keepCommon(count: number, { documents, weights }: Postings): number {
  const isSearched = count * searchFactor < documents.length;
  let kept = 0;
  let place = 0;
  for (let at = 0; at < count; at++) {
    const document = intersected[at] ?? 0;
    if (isSearched) place = lowerBound(documents, document, place);
    else while (place < documents.length && (documents[place] ?? 0) < document) place++;
    if (place === documents.length) break;
    if (documents[place] !== document) continue;
    intersected[kept] = document;
    intersectedWeights[kept++] = (intersectedWeights[at] ?? 0) + (weights[place] ?? 0);
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
