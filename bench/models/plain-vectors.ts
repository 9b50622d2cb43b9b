import {
  createAnalyzer,
  foldUmlauts,
  isStopWord,
  normaliseText,
  seedLexicon,
  tokenise,
} from "@tc/text";
import type { FieldText, SparseVector } from "@tc/assessment";

/** What the methods of the product are measured against: single words, without compounds, grams or latent space. */
export type Words = (text: string) => string[];

const analyzer = createAnalyzer(seedLexicon);

/** Stems of whole words without stop words */
export const stems: Words = (text) =>
  analyzer
    .analyse(text)
    .filter((word) => !word.isStopWord && word.whole.length > 1)
    .map((word) => word.whole);

/** Words as written, without stop words */
export const plainWords: Words = (text) =>
  tokenise(normaliseText(text)).filter((word) => word.length > 1 && !isStopWord(foldUmlauts(word)));

/** Fields weigh what they weigh in the product; the comparison is about words only. */
const fields = (text: FieldText): [text: string, weight: number][] => [
  [text.title, 3],
  ...text.lotTitles.map((title): [string, number] => [title, 2]),
  [text.description.slice(0, 6_000), 1],
];

/** TF-IDF (tf = 1 + log, BM25's idf, length 1) with frequencies of `training`; new words get the greatest weight. */
export function plainVectoriser(
  words: Words,
  training: readonly FieldText[],
): (text: FieldText) => SparseVector {
  const places = new Map<string, number>();
  const documents: number[] = [];
  const placeOf = (word: string) => {
    let place = places.get(word);
    if (place === undefined) {
      place = places.size;
      places.set(word, place);
      documents.push(0);
    }
    return place;
  };
  const counts = (text: FieldText) => {
    const counts = new Map<number, number>();
    for (const [value, weight] of fields(text)) {
      for (const place of words(value).map(placeOf)) {
        counts.set(place, (counts.get(place) ?? 0) + weight);
      }
    }
    return counts;
  };
  for (const text of training) for (const place of counts(text).keys()) documents[place]! += 1;
  return (text) => {
    const weights = [...counts(text)]
      .toSorted(([a], [b]) => a - b)
      .map(([place, count]): [number, number] => {
        const inDocuments = documents[place]!;
        const idf = Math.log(1 + (training.length - inDocuments + 0.5) / (inDocuments + 0.5));
        return [place, (1 + Math.log(count)) * idf];
      });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return {
      indices: Uint32Array.from(weights, ([place]) => place),
      values: Float32Array.from(weights, ([, weight]) => weight / length),
    };
  };
}
