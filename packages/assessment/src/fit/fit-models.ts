import type { FieldText } from "../text/field-text.ts";
import type { Vectoriser } from "../text/vectorise.ts";
import type { FitWeights } from "./fit-weights.ts";

/** What a score rests on besides profile and notice. Holds an analyzer's memory: one per process and model version. */
export interface FitModels {
  readonly vectoriser: Vectoriser;
  /** Learnt from everybody's labels; `startWeights` before there are any. */
  readonly weights: FitWeights;
  /**
   * The five likeliest eight-digit codes of a text, likeliest first. Used where a notice has no or only a poor code;
   * without it the code stays unknown.
   */
  readonly estimateCpv?: (
    text: FieldText,
  ) => readonly { readonly code: string; readonly probability: number }[];
}

/** What a tender may be worth: median and 80 % interval. Never a framework maximum. */
export interface BudgetRange {
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
}
