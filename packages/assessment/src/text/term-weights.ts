import type { Analyzer } from "../analyzer/analyzer.ts";
import { foldUmlauts, normaliseText } from "../analyzer/normalise.ts";
import { isStopWord } from "../analyzer/stop-words.ts";
import { hyphenParts, tokenise } from "../analyzer/tokens.ts";
import type { FieldText } from "./field-text.ts";
import { eachGram } from "./letter-grams.ts";

/** How often a text says something, a word of the title counted three times. Source: `assessment.md` C4. */
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
  const add = (value: string, weight: number) => {
    addTerms(analyzer, value, weight, terms);
    addGrams(value, weight, grams);
  };
  add(text.title, fieldWeights.title);
  for (const title of text.lotTitles) add(title, fieldWeights.lotTitles);
  add(text.description.slice(0, maxDescription), fieldWeights.description);
  for (const label of text.cpvLabels) add(label, fieldWeights.cpvLabels);
  return { terms, grams };
}

function addTerms(
  analyzer: Analyzer,
  text: string,
  weight: number,
  terms: Map<string, number>,
): void {
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + weight);
  for (const word of analyzer.analyse(text)) {
    if (word.isStopWord) continue;
    if (word.whole.length > 1) count(word.whole);
    word.parts.forEach(count);
  }
}

function addGrams(text: string, weight: number, grams: Map<number, number>): void {
  for (const token of tokenise(normaliseText(text))) {
    for (const piece of hyphenParts(token)) {
      const folded = foldUmlauts(piece);
      if (folded.length < 2 || isStopWord(folded)) continue;
      eachGram(folded, (code) => grams.set(code, (grams.get(code) ?? 0) + weight));
    }
  }
}
