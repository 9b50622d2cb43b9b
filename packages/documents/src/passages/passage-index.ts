import { createAnalyzer, seedLexicon } from "@tc/text";
import type { DocumentText } from "../document-text.ts";
import { questionTerms } from "./question-terms.ts";
import { passagesOf } from "./passage.ts";
import type { Passage } from "./passage.ts";

export interface RankedPassage extends Passage {
  /** How much of the question's words it holds, rare ones counting more: 0 to 1 */
  readonly coverage: number;
}

/** Finds the passages of a tender's documents that hold the words of a question. */
export interface PassageIndex {
  /** The best first; none where no word of the question occurs. */
  find(question: string, count: number): RankedPassage[];
}

const analyzer = createAnalyzer(seedLexicon);

/** The usual values of BM25 */
const saturation = 1.2;
const lengthShare = 0.75;
/** A part of a compound says less than the word. */
const partWeight = 0.6;

export function createPassageIndex(documents: readonly DocumentText[]): PassageIndex {
  const steps = indexPassages(documents);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of one part each, so that whoever has other work can do it in between. */
export function* indexPassages(
  documents: readonly DocumentText[],
): Generator<void, PassageIndex, void> {
  const passages: Passage[] = [];
  const lengths: number[] = [];
  const postings: Postings = new Map();
  for (const { file, parts } of documents) {
    for (const part of parts) {
      for (const passage of passagesOf(file, part)) {
        const words = analyzer.analyse(passage.words);
        for (const { whole, parts: wordParts } of words) {
          note(postings, whole, passages.length, 1);
          for (const wordPart of wordParts) note(postings, wordPart, passages.length, partWeight);
        }
        passages.push(passage);
        lengths.push(words.length);
      }
      yield;
    }
  }
  return indexOf(passages, lengths, postings);
}

/** Of each term the passages that hold it, with how often */
type Postings = Map<string, Map<number, number>>;

function indexOf(
  passages: readonly Passage[],
  lengths: readonly number[],
  postings: Postings,
): PassageIndex {
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  return {
    find(question, count) {
      const scores = new Map<number, { score: number; rarity: number }>();
      let wholeRarity = 0;
      for (const { terms } of questionTerms(question, analyzer)) {
        const hits = bestHits(terms, postings);
        const rarity = Math.log(1 + (passages.length - hits.size + 0.5) / (hits.size + 0.5));
        wholeRarity += rarity;
        for (const [at, frequency] of hits) {
          const length = (lengths[at] ?? 0) / meanLength;
          const weight =
            (frequency * (saturation + 1)) /
            (frequency + saturation * (1 - lengthShare + lengthShare * length));
          const sum = scores.get(at) ?? { score: 0, rarity: 0 };
          scores.set(at, {
            score: sum.score + rarity * weight,
            rarity: sum.rarity + rarity * Math.min(1, frequency),
          });
        }
      }
      return [...scores]
        .toSorted(([at, a], [other, b]) => b.score - a.score || at - other)
        .slice(0, count)
        .flatMap(([at, { rarity }]) => {
          const passage = passages[at];
          return passage ? [{ ...passage, coverage: rarity / wholeRarity }] : [];
        });
    },
  };
}

function note(postings: Postings, term: string, at: number, weight: number): void {
  const hits = postings.get(term) ?? new Map<number, number>();
  hits.set(at, (hits.get(at) ?? 0) + weight);
  postings.set(term, hits);
}

/** How often a passage holds a word or one that means the same, which counts less. */
function bestHits(
  terms: readonly { readonly term: string; readonly weight: number }[],
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const { term, weight } of terms) {
    for (const [at, frequency] of postings.get(term) ?? []) {
      best.set(at, Math.max(best.get(at) ?? 0, frequency * weight));
    }
  }
  return best;
}
