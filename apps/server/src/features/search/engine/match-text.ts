import { maxSegmentSize } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { findTerm } from "./term-dictionary.ts";

/** What is left of a TextNode once the index was asked which words it knows. */
export interface ResolvedNode {
  readonly alternatives: readonly (readonly string[])[];
  readonly isExcluded: boolean;
  /** How much a hit counts: an integer, greater for rarer words. */
  readonly rarity: number;
}

/** Documents of a segment that match, ascending, with their scores. Valid until the next call. */
export interface TextMatches {
  readonly documents: Uint16Array;
  readonly count: number;
  /** By document */
  readonly scores: Uint32Array;
}

// One search runs at a time and to its end, so that its working memory can be shared.
const stages = new Uint8Array(maxSegmentSize);
const scores = new Uint32Array(maxSegmentSize);
const matched = new Uint16Array(maxSegmentSize);
const partial = new Uint16Array(maxSegmentSize);
/** Documents that an excluded word took out. */
const excluded = 255;

interface Postings {
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

/**
 * The documents that satisfy all nodes. A document's stage is the number of nodes it has satisfied so far; each node
 * lifts those that were at its stage. Scores are sums of integers, the same in whatever order they are added.
 */
export function matchText(segment: Segment, nodes: readonly ResolvedNode[]): TextMatches {
  stages.fill(0, 0, segment.count);
  scores.fill(0, 0, segment.count);
  for (const node of nodes) if (node.isExcluded) exclude(segment, node);
  const positive = nodes.filter((node) => !node.isExcluded);
  let stage = 0;
  for (const { alternatives, rarity } of positive) {
    let isAnyLifted = false;
    for (const terms of alternatives) {
      isAnyLifted = lift(segment, terms, stage, rarity) || isAnyLifted;
    }
    if (!isAnyLifted) return { documents: matched, count: 0, scores };
    stage++;
  }
  let count = 0;
  for (let document = 0; document < segment.count; document++) {
    if (stages[document] === stage && segment.live[document] === 1) matched[count++] = document;
  }
  return { documents: matched, count, scores };
}

function exclude(segment: Segment, { alternatives }: ResolvedNode): void {
  for (const terms of alternatives) {
    const { count } = intersect(segment, terms);
    for (let at = 0; at < count; at++) stages[partial[at] ?? 0] = excluded;
  }
}

/** Lifts the documents that hold all terms and stand at `stage`; those an earlier alternative lifted stay as they are. */
function lift(segment: Segment, terms: readonly string[], stage: number, rarity: number): boolean {
  const [term] = terms;
  let isAnyLifted = false;
  if (terms.length === 1 && term !== undefined) {
    const postings = postingsOf(segment, term);
    if (!postings) return false;
    const { documents, weights } = postings;
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at] ?? 0;
      if (stages[document] !== stage) continue;
      stages[document] = stage + 1;
      scores[document] = (scores[document] ?? 0) + (weights[at] ?? 0) * rarity;
      isAnyLifted = true;
    }
    return isAnyLifted;
  }
  const { count, weight } = intersect(segment, terms);
  for (let at = 0; at < count; at++) {
    const document = partial[at] ?? 0;
    if (stages[document] !== stage) continue;
    stages[document] = stage + 1;
    scores[document] = (scores[document] ?? 0) + Math.round(weight(document) * rarity);
    isAnyLifted = true;
  }
  return isAnyLifted;
}

/** Documents with all terms, in `partial`; `weight` is half their mean weight: parts apart say less than the compound. */
function intersect(
  segment: Segment,
  terms: readonly string[],
): { count: number; weight: (document: number) => number } {
  const lists = terms.map((term) => postingsOf(segment, term));
  const found = lists.filter((list) => list !== undefined);
  if (found.length < terms.length || found.length === 0) return { count: 0, weight: () => 0 };
  found.sort((a, b) => a.documents.length - b.documents.length);
  const [shortest] = found;
  let count = shortest?.documents.length ?? 0;
  if (shortest) partial.set(shortest.documents);
  for (const { documents } of found.slice(1)) {
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const document = partial[at] ?? 0;
      if (indexOf(documents, document) >= 0) partial[kept++] = document;
    }
    count = kept;
  }
  const weight = (document: number) => {
    let sum = 0;
    for (const { documents, weights } of found) sum += weights[indexOf(documents, document)] ?? 0;
    return sum / found.length / 2;
  };
  return { count, weight };
}

function indexOf(sorted: Uint16Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
