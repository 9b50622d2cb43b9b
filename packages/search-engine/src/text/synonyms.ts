import { foldUmlauts, hyphenParts, normaliseText, synonymGroups, tokenise } from "@tc/text";
import type { Analyzer } from "@tc/text";

/** Another word for what was typed. */
export interface Synonym {
  /** As people write it; several words where it is a phrase. */
  readonly word: string;
  /** Stems: a document holds all of them. */
  readonly terms: readonly string[];
}

/** Groups of words that mean the same, read by one analyzer. */
export interface SynonymTable {
  /** The other words of all groups that a word or phrase stands in, however it is spelled or inflected. */
  others(typed: string): readonly Synonym[];
  /** The same for a stem that the index knows. */
  othersOfTerm(term: string): readonly Synonym[];
  /** What a document holds that has the word or one of the others. */
  termsOf(word: string): readonly (readonly string[])[];
}

/** The longest phrase of a group, in words. */
export const maxPhraseLength = 4;

/** Plurals that the German stemmer leaves as they are, so that they are words of their own in the index. */
const plurals: readonly (readonly [singular: RegExp, ending: string])[] = [
  // "Videos", "Apps"
  [/[a-zäöü][aiouypw]$/, "s"],
  // "Lehrmaterialien"
  [/material$/i, "ien"],
];

const tables = new WeakMap<Analyzer, SynonymTable>();

/** The groups of the agencies' language, read once per analyzer, and so once per lexicon. */
export function agencySynonyms(analyzer: Analyzer): SynonymTable {
  const kept = tables.get(analyzer);
  if (kept) return kept;
  const table = createSynonymTable(synonymGroups, analyzer);
  tables.set(analyzer, table);
  return table;
}

export function createSynonymTable(
  groups: readonly (readonly string[])[],
  analyzer: Analyzer,
): SynonymTable {
  const othersByKey = new Map<string, readonly Synonym[]>();
  for (const group of groups) {
    const synonyms = group
      .flatMap(withPlural)
      .flatMap((word) => termsOf(word, analyzer).map((terms) => ({ word, terms })));
    for (const typed of new Set(synonyms.map(({ word }) => word))) {
      const others = synonyms.filter(({ word }) => word !== typed);
      for (const key of keysOf(typed, analyzer)) {
        othersByKey.set(key, union(othersByKey.get(key) ?? [], others));
      }
    }
  }
  const others = (typed: string) => {
    const [first, second] = keysOf(typed, analyzer);
    return othersByKey.get(first ?? "") ?? othersByKey.get(second ?? "") ?? [];
  };
  return {
    others,
    othersOfTerm: (term) => othersByKey.get(term) ?? [],
    termsOf: (word) => [...termsOf(word, analyzer), ...others(word).map(({ terms }) => terms)],
  };
}

/** What a document holds that has the word, or the parts of the compound apart: the same as for a typed word. */
function termsOf(text: string, analyzer: Analyzer): (readonly string[])[] {
  const words = analyzer.analyse(text).filter(({ isStopWord }) => !isStopWord);
  const [first] = words;
  if (!first) return [];
  const whole = words.map((word) => word.whole);
  return words.length === 1 && first.parts.length > 1 ? [whole, first.parts] : [whole];
}

/**
 * What different spellings have in common: the stem of everything in one word ("Online-Shop", "Online Shop",
 * "Onlineshop"), and the stems one after another ("soziale Medien", "sozialen Medien"). Stop words do not count, as a
 * question loses them, too ("grafische Leistungen").
 */
function keysOf(text: string, analyzer: Analyzer): string[] {
  const pieces = tokenise(normaliseText(text))
    .flatMap(hyphenParts)
    .filter((piece) => piece.length === 1 || !analyzer.analyseToken(piece).isStopWord);
  if (pieces.length === 0) return [];
  const stemOf = (token: string) => analyzer.analyseToken(token).whole;
  const keys = [stemOf(pieces.map(foldUmlauts).join("")), pieces.map(stemOf).join("")];
  return [...new Set(keys)];
}

function withPlural(word: string): string[] {
  const endings = plurals.flatMap(([singular, ending]) => (singular.test(word) ? [ending] : []));
  return [word, ...endings.map((ending) => `${word}${ending}`)];
}

/** A word with two meanings stands in two groups, which may share words. */
function union(some: readonly Synonym[], more: readonly Synonym[]): readonly Synonym[] {
  const words = new Set(some.map(({ word }) => word));
  return [...some, ...more.filter(({ word }) => !words.has(word))];
}
