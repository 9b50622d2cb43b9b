import { toProbabilities } from "../statistics/linear/multinomial-regression.ts";
import type { TextVector } from "../text/text-model.ts";
import { columnReader } from "./classifier-columns.ts";
import { codeProbabilities, codesOfDivision } from "./code-profiles.ts";
import type { CpvClassifier, DivisionPart } from "./cpv-classifier.ts";

export interface EstimatedCpv {
  /** Eight digits */
  readonly code: string;
  readonly probability: number;
}

const shown = 5;
/** Less likely divisions are not looked into. */
const maxDivisions = 4;

/** Probabilities of the divisions in the order of `classifier.divisions`. */
export function divisionProbabilities(
  classifier: DivisionPart,
  vector: Pick<TextVector, "split" | "grams">,
): Float64Array {
  const { divisions, coefficients, splitColumns, gramColumns } = classifier;
  const count = divisions.length;
  const intercepts = (splitColumns.length + gramColumns.length) * count;
  const scores = Float64Array.from(coefficients.subarray(intercepts, intercepts + count));
  readerOf(classifier)(vector, (column, value) => {
    for (let c = 0; c < count; c++) scores[c]! += value * coefficients[column * count + c]!;
  });
  toProbabilities(scores);
  return scores;
}

/**
 * The five likeliest codes of a text, likeliest first: which division by regression, which code in it by likeness with
 * what its label and notices say. Empty where the text has no known word or nothing was learnt. An estimate: shown as such.
 */
export function classifyCpv(
  classifier: CpvClassifier,
  vector: Pick<TextVector, "split" | "grams">,
): readonly EstimatedCpv[] {
  if (classifier.divisions.length === 0 || vector.split.indices.length === 0) return [];
  const probabilities = divisionProbabilities(classifier, vector);
  const likely = [...probabilities.keys()]
    .toSorted((a, b) => probabilities[b]! - probabilities[a]! || a - b)
    .slice(0, maxDivisions);
  const weights = weightsByIndex(vector);
  const candidates = likely.flatMap((at) => {
    const range = codesOfDivision(classifier.codes, classifier.divisions[at]!);
    const inside = codeProbabilities(classifier, range, weights, classifier);
    return Array.from(inside, (probability, place) => ({
      code: classifier.codes[range[0] + place]!,
      probability: probability * probabilities[at]!,
    }));
  });
  return candidates
    .toSorted((a, b) => b.probability - a.probability || (a.code < b.code ? -1 : 1))
    .slice(0, shown);
}

export function weightsByIndex({ split }: Pick<TextVector, "split">): Map<number, number> {
  return new Map(Array.from(split.indices, (index, at) => [index, split.values[at]!]));
}

/** The tables of a model are made once; they go with it. */
const readers = new WeakMap<DivisionPart, ReturnType<typeof columnReader>>();

function readerOf(classifier: DivisionPart): ReturnType<typeof columnReader> {
  let reader = readers.get(classifier);
  if (!reader) readers.set(classifier, (reader = columnReader(classifier)));
  return reader;
}
