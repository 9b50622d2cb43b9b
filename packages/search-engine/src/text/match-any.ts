import { addBit, keepCommon, newBits } from "../bits/bits.ts";
import { addServices } from "../field/near-services.ts";
import type { NearServices } from "../field/near-services.ts";
import { Intersection } from "./intersection.ts";
import type { TextMatches } from "./match-text.ts";
import { maxSegmentSize } from "../segments/segment.ts";
import type { Segment } from "../segments/segment.ts";

/** One word of a question, and everything that comes near it. */
export interface WideNode {
  /** The worthiest first; the first one that a document holds counts. */
  readonly alternatives: readonly WideAlternative[];
}

export interface WideAlternative {
  /** Stems: a document holds all of them. */
  readonly terms: readonly string[];
  /** How much a hit counts: its rarity, less where it is farther from what was typed */
  readonly worth: number;
}

/** A question that asks for the nearest: what holds more of it comes first. */
export interface WideText {
  readonly anyOf: readonly WideNode[];
  /** What is of the same services comes near, too. */
  readonly near: NearServices;
}

// One search runs at a time and to its end, so that its working memory can be shared.
const stages = new Uint16Array(maxSegmentSize);
const scores = new Uint32Array(maxSegmentSize);
const holders = new Intersection();

/** The documents that hold any of the words or are of the services; their scores are sums over words and services. */
export function matchAny(segment: Segment, { anyOf, near }: WideText): TextMatches {
  const documents = newBits(segment.count);
  stages.fill(0, 0, segment.count);
  scores.fill(0, 0, segment.count);
  for (const [at, { alternatives }] of anyOf.entries()) {
    for (const { terms, worth } of alternatives) {
      holders.fill(segment, terms);
      for (let index = 0; index < holders.count; index++) {
        const document = holders.documents[index] ?? 0;
        if (stages[document] === at + 1) continue;
        stages[document] = at + 1;
        const weight = (holders.weights[index] ?? 0) / terms.length;
        scores[document] = (scores[document] ?? 0) + Math.round(weight * worth);
        addBit(documents, document);
      }
    }
  }
  addServices(segment, near, scores, documents);
  keepCommon(documents, segment.live);
  return { documents, scores, bySynonym: [] };
}
