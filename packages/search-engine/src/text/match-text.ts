import { addBit, keepCommon, newBits, removeBit } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { indexOf, Intersection } from "./intersection.ts";
import { postingsOf } from "../segments/postings.ts";
import { maxSegmentSize } from "../segments/segment.ts";
import type { Segment } from "../segments/segment.ts";
import type { Synonym } from "./synonyms.ts";

/** What is left of a TextNode once the index was asked which words it knows. */
export interface ResolvedNode {
  /** The first is what was typed; further ones of several terms say less. */
  readonly alternatives: readonly (readonly string[])[];
  /** What would do as well, counting less; undefined where there is nothing. */
  readonly synonyms?: { readonly typed: string; readonly words: readonly Synonym[] };
  readonly isExcluded: boolean;
  /** How much a hit counts: an integer, greater for rarer words. */
  readonly rarity: number;
}

/** Documents of a segment that match. */
export interface TextMatches {
  readonly documents: Bits;
  /** By document; valid until the next call */
  readonly scores: Uint32Array;
  /** Documents that only a synonym has brought */
  readonly bySynonym: readonly SynonymMatches[];
}

export interface SynonymMatches {
  readonly typed: string;
  readonly word: string;
  readonly documents: Bits;
}

/** How much a synonym counts beside the typed word; chosen by `npm run bench -- language`. */
const synonymShare = 0.5;
/** Parts apart say less than the compound. */
const partsShare = 0.5;

// One search runs at a time and to its end, so that its working memory can be shared.
const stages = new Uint8Array(maxSegmentSize);
const scores = new Uint32Array(maxSegmentSize);
/** A list that is so many times longer than the documents left is searched, not walked through. */
const searchFactor = 16;

/** Documents a node has lifted, in no order. */
class Lifted {
  readonly documents = new Uint16Array(maxSegmentSize);
  count = 0;

  add(document: number, stage: number, score: number): void {
    stages[document] = stage;
    scores[document] = (scores[document] ?? 0) + score;
    this.documents[this.count++] = document;
  }
}
let before = new Lifted();
let lifted = new Lifted();
const holders = new Intersection();

/**
 * The documents that satisfy all nodes. A document's stage is the number of nodes it has satisfied so far; each node
 * lifts those that were at its stage. Scores are sums of integers, the same in whatever order they are added.
 */
export function matchText(segment: Segment, nodes: readonly ResolvedNode[]): TextMatches {
  // Rare words first: they leave little for the others.
  const wanted = nodes.filter((node) => !node.isExcluded).toSorted((a, b) => b.rarity - a.rarity);
  const documents = wanted.length === 0 ? segment.live.slice() : newBits(segment.count);
  stages.fill(0, 0, segment.count);
  scores.fill(0, 0, segment.count);
  const bySynonym: SynonymMatches[] = [];
  if (wanted.length > 0) {
    for (const [stage, node] of wanted.entries()) {
      [before, lifted] = [lifted, before];
      lifted.count = 0;
      for (const [at, terms] of node.alternatives.entries()) {
        const share = at > 0 && terms.length > 1 ? partsShare : 1;
        lift(segment, terms, stage, node.rarity * share);
      }
      liftBySynonyms(segment, node, stage, bySynonym);
      if (lifted.count === 0) return { documents, scores, bySynonym: [] };
    }
    for (let at = 0; at < lifted.count; at++) addBit(documents, lifted.documents[at] ?? 0);
    keepCommon(documents, segment.live);
  }
  for (const node of nodes) if (node.isExcluded) exclude(segment, node, documents);
  return { documents, scores, bySynonym };
}

function liftBySynonyms(
  segment: Segment,
  { synonyms, rarity }: ResolvedNode,
  stage: number,
  bySynonym: SynonymMatches[],
): void {
  for (const { word, terms } of synonyms?.words ?? []) {
    const countBefore = lifted.count;
    const share = synonymShare * (terms.length > 1 ? partsShare : 1);
    lift(segment, terms, stage, rarity * share);
    if (lifted.count === countBefore) continue;
    const documents = newBits(segment.count);
    for (let at = countBefore; at < lifted.count; at++)
      addBit(documents, lifted.documents[at] ?? 0);
    bySynonym.push({ typed: synonyms?.typed ?? "", word, documents });
  }
}

function exclude(segment: Segment, { alternatives }: ResolvedNode, documents: Bits): void {
  for (const terms of alternatives) {
    holders.fill(segment, terms);
    for (let at = 0; at < holders.count; at++) removeBit(documents, holders.documents[at] ?? 0);
  }
}

/** Lifts the documents that hold all terms and stand at `stage`; those an earlier alternative lifted stay as they are. */
function lift(segment: Segment, terms: readonly string[], stage: number, worth: number): void {
  const [term] = terms;
  if (terms.length === 1 && term !== undefined) return liftByTerm(segment, term, stage, worth);
  holders.fill(segment, terms);
  const { documents, weights, count } = holders;
  for (let at = 0; at < count; at++) {
    const document = documents[at] ?? 0;
    if (stages[document] !== stage) continue;
    lifted.add(document, stage + 1, Math.round(((weights[at] ?? 0) / terms.length) * worth));
  }
}

function liftByTerm(segment: Segment, term: string, stage: number, worth: number): void {
  const postings = postingsOf(segment, term);
  if (!postings) return;
  const { documents, weights } = postings;
  if (stage > 0 && before.count * searchFactor < documents.length) {
    for (let index = 0; index < before.count; index++) {
      const document = before.documents[index] ?? 0;
      const at = stages[document] === stage ? indexOf(documents, document) : -1;
      if (at >= 0) lifted.add(document, stage + 1, Math.round((weights[at] ?? 0) * worth));
    }
    return;
  }
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] ?? 0;
    if (stages[document] === stage) {
      lifted.add(document, stage + 1, Math.round((weights[at] ?? 0) * worth));
    }
  }
}
