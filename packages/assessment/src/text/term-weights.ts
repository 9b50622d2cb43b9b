import type { AnalysedWord, Analyzer } from "@tc/text";
import { foldUmlauts, hyphenParts, isStopWord, normaliseText, tokenise } from "@tc/text";
import type { FieldText } from "./field-text.ts";
import { eachGram } from "./letter-grams.ts";

/** How often a text says something; a word of the title counts three times. */
export interface TermWeights {
  readonly terms: Map<string, number>;
  readonly grams: Map<number, number>;
}

export const fieldWeights = { title: 3, lotTitles: 2, description: 1, cpvLabels: 1 } as const;

/** Longer descriptions go on with conditions, which are alike everywhere. */
const maxDescription = 6_000;

export function termWeights(analyzer: Analyzer, text: FieldText): TermWeights {
  const terms = new Map<string, number>();
  const grams = new Map<number, number>();
  for (const [token, weight] of tokenWeights(text)) {
    addTerms(analyzer.analyseToken(token), weight, terms);
    addGrams(token, weight, grams);
  }
  return { terms, grams };
}

/** Words come often in a text and are looked at once. */
function tokenWeights(text: FieldText): Map<string, number> {
  const tokens = new Map<string, number>();
  const add = (value: string, weight: number) => {
    for (const token of tokenise(normaliseText(value))) {
      tokens.set(token, (tokens.get(token) ?? 0) + weight);
    }
  };
  add(text.title, fieldWeights.title);
  for (const title of text.lotTitles) add(title, fieldWeights.lotTitles);
  add(text.description.slice(0, maxDescription), fieldWeights.description);
  for (const label of text.cpvLabels) add(label, fieldWeights.cpvLabels);
  return tokens;
}

function addTerms(word: AnalysedWord, weight: number, terms: Map<string, number>): void {
  if (word.isStopWord) return;
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + weight);
  if (word.whole.length > 1) count(word.whole);
  word.parts.forEach(count);
}

function addGrams(token: string, weight: number, grams: Map<number, number>): void {
  for (const piece of hyphenParts(token)) {
    const folded = foldUmlauts(piece);
    if (folded.length < 2 || isStopWord(folded)) continue;
    eachGram(folded, (code) => grams.set(code, (grams.get(code) ?? 0) + weight));
  }
}
