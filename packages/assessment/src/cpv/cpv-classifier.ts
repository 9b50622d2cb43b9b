import type { TextVector } from "../text/text-model.ts";

/** Tells the CPV of a text. Plain data; belongs to the text model it was trained with. */
export interface CpvClassifier {
  /** Two digits each, ascending */
  readonly divisions: readonly string[];
  /** Index in `TextVector.split` of each column, ascending; those of the grams follow. */
  readonly splitColumns: Uint32Array;
  readonly gramColumns: Uint32Array;
  /** (columns + 1) × divisions row by row; the last row are the intercepts */
  readonly coefficients: Float32Array;
  /** Eight digits each, ascending */
  readonly codes: readonly string[];
  /** How many training notices had the code */
  readonly codeCounts: Uint32Array;
  /** What is said under each code: row r has the entries from starts[r], indices as in `TextVector.split` */
  readonly profileStarts: Uint32Array;
  readonly profileIndices: Uint32Array;
  readonly profileValues: Float32Array;
  /** Inside a division a code's likelihood is exp(sharpness · likeness) · (1 + count)^habit. */
  readonly sharpness: number;
  readonly habit: number;
  /** As chosen while training */
  readonly l2: number;
  readonly stretch: number;
  readonly documentCount: number;
}

/** What tells the division. */
export type DivisionPart = Pick<
  CpvClassifier,
  "divisions" | "splitColumns" | "gramColumns" | "coefficients" | "l2" | "stretch"
>;

/** A training notice without label texts: those are what is to be told. */
export interface ClassifiedVector {
  readonly vector: Pick<TextVector, "split" | "grams">;
  /** Main code, eight digits */
  readonly code: string;
  readonly isLabel: boolean;
  readonly buyer: string;
}
