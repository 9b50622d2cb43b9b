import { postingsOf } from "../segments/postings.ts";
import type { Postings } from "../segments/postings.ts";
import { maxSegmentSize } from "../segments/segment.ts";
import type { Segment } from "../segments/segment.ts";

/** A list that is so many times longer than the other is searched, not walked through. */
const searchFactor = 16;

/** The documents that have all terms. A caller keeps one and fills it again, so that a search allocates no memory for it. */
export class Intersection {
  /** Ascending; only the first `count` belong to it. */
  readonly documents: Uint16Array = new Uint16Array(maxSegmentSize);
  /** By position, not by document: the sum of the terms' weights. */
  readonly weights: Uint32Array = new Uint32Array(maxSegmentSize);
  count = 0;

  /** Replaces its documents by those of the segment that have all terms. */
  fill(segment: Segment, terms: readonly string[]): void {
    this.count = 0;
    const lists: Postings[] = [];
    for (const term of terms) {
      const postings = postingsOf(segment, term);
      if (!postings) return;
      lists.push(postings);
    }
    const [shortest, ...others] = lists.sort((a, b) => a.documents.length - b.documents.length);
    if (!shortest) return;
    this.documents.set(shortest.documents);
    this.weights.set(shortest.weights);
    this.count = shortest.documents.length;
    for (const other of others) this.keepCommon(other);
  }

  /** Keeps what the other list has, too. Both lists ascend, so one pass over each is enough. */
  private keepCommon(other: Postings): void {
    const { documents, weights, count } = this;
    const isSearched = count * searchFactor < other.documents.length;
    let kept = 0;
    let place = 0;
    for (let at = 0; at < count; at++) {
      const document = documents[at] ?? 0;
      if (isSearched) place = lowerBound(other.documents, document, place);
      else
        while (place < other.documents.length && (other.documents[place] ?? 0) < document) place++;
      if (place === other.documents.length) break;
      if (other.documents[place] !== document) continue;
      documents[kept] = document;
      weights[kept++] = (weights[at] ?? 0) + (other.weights[place] ?? 0);
    }
    this.count = kept;
  }
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
