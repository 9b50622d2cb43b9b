import { analyzerVersion, createAnalyzer, lexiconWords, normaliseText, tokenise } from "@tc/text";
import type { Analyzer, Lexicon } from "@tc/text";
import { rightSingularVectors } from "../statistics/linear/randomised-svd.ts";
import type { FieldText } from "./field-text.ts";
import { randomPairQuantiles } from "./random-pairs.ts";
import { termWeights } from "./term-weights.ts";
import type { TextModel } from "./text-model.ts";
import { TrainingRows } from "./training-rows.ts";
import { createVectoriser } from "./vectorise.ts";
import { DocumentCounter, inverseFrequency } from "./vocabulary.ts";

export interface TrainingText {
  readonly text: FieldText;
  /** Eight digits each */
  readonly cpv: readonly string[];
  /** Anything that names the buyer; pairs of one buyer are no random pairs. */
  readonly buyer?: string;
}

export interface TextModelOptions {
  readonly lexicon: Lexicon;
  /** German texts of the CPV; more texts to learn from */
  readonly cpvLabels: readonly { readonly code: string; readonly label: string }[];
  /** Dimensions of the latent space */
  readonly rank?: number;
  readonly seed?: number;
}

const maxTerms = 60_000;
const maxGrams = 150_000;
/** Texts of which the likeness of random pairs is learnt. */
const sampleSize = 1_500;

/**
 * Learns vocabulary, weights and latent space from texts alone; no label of a text is used. 50,000 notices take about
 * a minute. The same input gives the same model to the bit.
 */
export function trainTextModel(
  documents: readonly TrainingText[],
  { lexicon, cpvLabels, rank = 128, seed = 1 }: TextModelOptions,
): TextModel {
  const analyzer = createAnalyzer(lexicon);
  const spelling = new SpellingCounter(analyzer);
  const terms = new DocumentCounter<string>();
  const grams = new DocumentCounter<number>();
  const rows = new TrainingRows();
  const learn = (text: FieldText, isLabel: boolean) => {
    const counts = termWeights(analyzer, text);
    grams.add(counts.grams.keys(), isLabel);
    rows.add(terms.add(counts.terms.keys(), isLabel), counts.terms.values());
    for (const title of [text.title, ...text.lotTitles]) spelling.add(title);
  };
  for (const { text } of documents) learn(text, false);
  for (const { label } of cpvLabels)
    learn({ title: label, lotTitles: [], description: "", cpvLabels: [] }, true);

  const count = documents.length;
  const weights = (counter: DocumentCounter<string | number>, chosen: readonly number[]) =>
    Float32Array.from(chosen, (place) => inverseFrequency(count, counter.inDocuments[place]!));
  const chosenTerms = terms.select(maxTerms);
  const chosenGrams = grams.select(maxGrams);
  const termIdf = weights(terms, chosenTerms);
  const matrix = rows.toMatrix(chosenTerms, termIdf);
  const chosenWords = chosenTerms.map((place) => terms.keys[place]!);
  const model: TextModel = {
    analyzerVersion,
    lexicon: { version: lexicon.version, words: lexiconWords(lexicon) },
    documentCount: count,
    terms: chosenWords,
    termWeights: termIdf,
    words: chosenWords.map((term) => spelling.best(term)),
    gramCodes: Uint32Array.from(chosenGrams, (place) => grams.keys[place]!),
    gramWeights: weights(grams, chosenGrams),
    unknownWeight: Math.fround(inverseFrequency(count, 0)),
    rank,
    basis: rightSingularVectors(matrix, rank, seed).basis,
    randomPairQuantiles: new Float32Array(0),
  };
  const { vectorise } = createVectoriser(model);
  const step = Math.max(1, Math.floor(count / sampleSize));
  const sample = documents
    .filter((_, at) => at % step === 0)
    .map(({ text, buyer }) => ({ vector: vectorise(text), buyer }));
  return { ...model, randomPairQuantiles: randomPairQuantiles(sample, seed) };
}

/** Learns how people write what the analyzer made a stem of, so that evidence reads as German. */
class SpellingCounter {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly analyzer: Analyzer;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  /** Titles and labels are enough: descriptions repeat their words. */
  add(text: string): void {
    for (const token of tokenise(text.normalize("NFC"))) {
      const [word] = this.analyzer.analyse(normaliseText(token));
      if (!word || word.isStopWord) continue;
      const spellings = this.counts.get(word.whole) ?? new Map<string, number>();
      spellings.set(token, (spellings.get(token) ?? 0) + 1);
      this.counts.set(word.whole, spellings);
    }
  }

  /** The most frequent spelling, of equally frequent ones the first; a stem never seen alone is taken from the lexicon. */
  best(stem: string): string {
    const spellings = [...(this.counts.get(stem) ?? [])];
    spellings.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return spellings[0]?.[0] ?? stem;
  }
}
