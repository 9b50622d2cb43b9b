import type { SparseVector } from "./sparse-vector.ts";

/** What a text is compared by. */
export interface TextVector {
  /** Stems of words and of the parts of compounds */
  readonly split: SparseVector;
  /** Character 5-grams */
  readonly grams: SparseVector;
  /** Place in the latent space, length 1 or all 0 */
  readonly latent: Float32Array;
}

/** Plain data; vectors of different models must not be compared. */
export interface TextModel {
  readonly analyzerVersion: number;
  readonly lexicon: {
    readonly version: number;
    /** Folded words with the number of documents, as learnLexicon takes them */
    readonly words: readonly (readonly [word: string, documents: number])[];
  };
  readonly documentCount: number;
  /** Stems, ascending; the place is the index in `TextVector.split`. */
  readonly terms: readonly string[];
  readonly termWeights: Float32Array;
  /** For each term a word as people write it */
  readonly words: readonly string[];
  /** Codes of 5-grams, ascending; the place is the index in `TextVector.grams`. */
  readonly gramCodes: Uint32Array;
  readonly gramWeights: Float32Array;
  /** Weight of what the training texts did not have */
  readonly unknownWeight: number;
  readonly rank: number;
  /** terms × rank, row by row */
  readonly basis: Float32Array;
  /** Similarities of random pairs of texts of different buyers: quantiles from 0 to 1 in equal steps */
  readonly randomPairQuantiles: Float32Array;
}

/** Words and grams the training texts did not have still match each other, by these many places of a hash. */
export const unknownPlaces = 1 << 15;
