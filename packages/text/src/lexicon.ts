import { foldUmlauts, normaliseText } from "./normalise.ts";
import { pseudoParts, seedWords, shortParts } from "./seed-words.ts";
import { stem } from "./stem.ts";

/** Words of which compounds may be made. Learnt ones carry the number of documents they were seen in. */
export interface Lexicon {
  /** Names the content; documents analysed with another one are analysed anew. */
  readonly version: number;
  /** Folded word → weight; seed words are among them. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Stems of the words above with the greatest weight of a word that has it. */
  readonly stems: ReadonlyMap<string, number>;
  /** Folded seed words: never split. */
  readonly seeds: ReadonlySet<string>;
}

/** A seed word counts as if it had been seen in this many documents. */
const seedFrequency = 60;
const minDocuments = 3;
const minLength = 4;
const maxLength = 14;

const fold = (word: string) => foldUmlauts(normaliseText(word));
const blocked: ReadonlySet<string> = new Set(pseudoParts.map(fold));
const seeds: ReadonlySet<string> = new Set([...seedWords, ...shortParts].map(fold));

/**
 * Builds a lexicon from the seed list and the words of a corpus with the number of documents each occurs in. Rarer,
 * shorter and longer words make wrong splits (docs/methods/text-model.md).
 */
export function learnLexicon(
  version: number,
  documentCounts: Iterable<readonly [word: string, documents: number]>,
): Lexicon {
  const frequencies = new Map<string, number>();
  for (const seed of seeds) frequencies.set(seed, seedFrequency);
  for (const [word, documents] of documentCounts) {
    const folded = fold(word);
    if (documents < minDocuments || folded.length < minLength || folded.length > maxLength)
      continue;
    if (blocked.has(folded) || !/^\p{L}+$/u.test(folded)) continue;
    frequencies.set(folded, (frequencies.get(folded) ?? 0) + documents);
  }
  const stems = new Map<string, number>();
  for (const [word, frequency] of frequencies) {
    const key = stem(word);
    if (!blocked.has(key)) stems.set(key, Math.max(stems.get(key) ?? 0, frequency));
  }
  return { version, frequencies, stems, seeds };
}

/** What is known before any notice was read. */
export const seedLexicon: Lexicon = learnLexicon(0, []);

/** The learnt words with their documents: `learnLexicon` makes the same lexicon of them. */
export function lexiconWords(lexicon: Lexicon): [word: string, documents: number][] {
  const words: [string, number][] = [];
  for (const [word, frequency] of lexicon.frequencies) {
    const documents = frequency - (seeds.has(word) ? seedFrequency : 0);
    if (documents > 0) words.push([word, documents]);
  }
  return words.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
