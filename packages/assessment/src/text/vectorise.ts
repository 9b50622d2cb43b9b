import { analyzerVersion, createAnalyzer, learnLexicon } from "@tc/text";
import type { Analyzer } from "@tc/text";
import { hashOf } from "../statistics/random/random.ts";
import type { FieldText } from "./field-text.ts";
import { toUnitVector } from "./sparse-vector.ts";
import type { SparseVector } from "./sparse-vector.ts";
import { termWeights } from "./term-weights.ts";
import { unknownPlaces } from "./text-model.ts";
import type { TextModel, TextVector } from "./text-model.ts";

/** A text model ready for use. Holds an analyzer's memory: make one per process and model. */
export interface Vectoriser {
  readonly model: TextModel;
  readonly analyzer: Analyzer;
  vectorise(text: FieldText): TextVector;
  /** The index of a stem in `TextVector.split`, also of one the model never saw. */
  indexOf(term: string): number;
}

/** Throws where the model was trained with another analyzer: its terms would be others. */
export function createVectoriser(model: TextModel): Vectoriser {
  if (model.analyzerVersion !== analyzerVersion) {
    throw new Error(
      `The text model was trained with analyzer ${model.analyzerVersion}, this is ${analyzerVersion}.`,
    );
  }
  const analyzer = createAnalyzer(learnLexicon(model.lexicon.version, model.lexicon.words));
  const termPlaces = new Map(model.terms.map((term, at) => [term, at]));
  const gramPlaces = new Map(Array.from(model.gramCodes, (code, at) => [code, at]));
  const indexOf = (term: string) => termPlaces.get(term) ?? model.terms.length + unknownPlace(term);

  const vectorise = (text: FieldText): TextVector => {
    const { terms, grams } = termWeights(analyzer, text);
    const splitWeights = new Map<number, number>();
    for (const [term, count] of terms) {
      const index = indexOf(term);
      const weight = (1 + Math.log(count)) * (model.termWeights[index] ?? model.unknownWeight);
      splitWeights.set(index, (splitWeights.get(index) ?? 0) + weight);
    }
    const gramWeights = new Map<number, number>();
    for (const [code, count] of grams) {
      const index =
        gramPlaces.get(code) ?? model.gramCodes.length + (scramble(code) % unknownPlaces);
      const weight = (1 + Math.log(count)) * (model.gramWeights[index] ?? model.unknownWeight);
      gramWeights.set(index, (gramWeights.get(index) ?? 0) + weight);
    }
    const split = toUnitVector(splitWeights);
    return { split, grams: toUnitVector(gramWeights), latent: foldIn(model, split) };
  };
  return { model, analyzer, vectorise, indexOf };
}

/** The place of a text in the latent space, length 1; all 0 where it has no known term. */
function foldIn(model: TextModel, split: SparseVector): Float32Array {
  const { rank, basis } = model;
  const sums = new Float64Array(rank);
  for (let at = 0; at < split.indices.length; at++) {
    const from = split.indices[at]! * rank;
    if (from >= basis.length) break;
    const value = split.values[at]!;
    for (let k = 0; k < rank; k++) sums[k]! += value * basis[from + k]!;
  }
  let squares = 0;
  for (const sum of sums) squares += sum * sum;
  if (squares === 0) return new Float32Array(rank);
  const scale = 1 / Math.sqrt(squares);
  return Float32Array.from(sums, (sum) => sum * scale);
}

function unknownPlace(term: string): number {
  return scramble(hashOf(term)) % unknownPlaces;
}

function scramble(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
