import { normaliseText, tokenise } from "@tc/text";
import type { FieldText } from "./field-text.ts";
import type { TextVector } from "./text-model.ts";
import type { Vectoriser } from "./vectorise.ts";

/** A word two texts share. */
export interface MatchingTerm {
  /** As written in `spelling`, else as the training texts mostly write it */
  readonly word: string;
  /** Of the likeness of words, 0 to 1: product of the two weights over the sum of all products */
  readonly share: number;
}

/**
 * The words that make two texts alike, strongest first. Stems that one written word stands for ("Imagekampagne" with its
 * parts) are one entry. `spelling` is the text whose own words are shown.
 */
export function matchingTerms(
  vectoriser: Vectoriser,
  a: TextVector,
  b: TextVector,
  limit: number,
  spelling?: FieldText,
): readonly MatchingTerm[] {
  const written = spelling ? writtenWords(vectoriser, spelling) : new Map<number, string>();
  const shares = new Map<string, number>();
  let total = 0;
  let j = 0;
  for (const [i, index] of a.split.indices.entries()) {
    while ((b.split.indices[j] ?? Infinity) < index) j++;
    if (b.split.indices[j] !== index) continue;
    const product = a.split.values[i]! * b.split.values[j]!;
    total += product;
    const word = written.get(index) ?? vectoriser.model.words[index];
    if (word !== undefined) shares.set(word, (shares.get(word) ?? 0) + product);
  }
  return [...shares]
    .toSorted(([word, x], [other, y]) => y - x || (word < other ? -1 : 1))
    .slice(0, limit)
    .map(([word, product]) => ({ word, share: product / total }));
}

/** Index of each stem → the word that brought it; a word of its own goes before a compound it is part of. */
function writtenWords({ analyzer, indexOf }: Vectoriser, text: FieldText): Map<number, string> {
  const wholes = new Map<number, string>();
  const parts = new Map<number, string>();
  for (const value of [text.title, ...text.lotTitles, text.description]) {
    for (const token of tokenise(value.normalize("NFC"))) {
      for (const word of analyzer.analyse(normaliseText(token))) {
        if (word.isStopWord) continue;
        const whole = indexOf(word.whole);
        if (!wholes.has(whole)) wholes.set(whole, token);
        for (const part of word.parts.map(indexOf)) if (!parts.has(part)) parts.set(part, token);
      }
    }
  }
  return new Map([...parts, ...wholes]);
}
