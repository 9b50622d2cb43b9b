import type { Effect } from "./effect-paths.ts";

/** Sums of one cell of an effect, from which its factor follows. */
export interface Cell {
  /** Σ q·K and Σ q·μ/θ: rivals seen, and rivals expected without this cell's factor. */
  readonly seen: number;
  readonly expected: number;
  /** The factor θ on the expected number of rivals, shrunk to that of the coarser cell. */
  readonly factor: number;
  /** Relative variance of the factor. */
  readonly variance: number;
  /** Σ of weights by age and lots per procedure: what the evidence is worth today. */
  readonly effective: number;
  /** Lot results, procedures (Σ 1/lots) and days behind it. */
  readonly lots: number;
  readonly procedures: number;
  readonly from: string;
  readonly to: string;
}

/** How the mean of the effects becomes a distribution; fitted on predictions for procedures not trained on. */
export interface Shape {
  /** ln of the mean = intercept + slope · ln of the effects' product + ln of the base mean */
  readonly intercept: number;
  readonly slope: number;
  /** ln of the negative binomial's size = logSize + logSizeSlope · ln mean */
  readonly logSize: number;
  readonly logSizeSlope: number;
  /** Share of lots that draw a crowd whatever they are. */
  readonly crowdShare: number;
}

/** What the forecasts of an agency sector are compared with. */
export interface SectorFigures {
  /** Expected offers of the training lots at 0, 5 … 100 %. */
  readonly expectedQuantiles: readonly number[];
  /** The upper quartile of the offers received. */
  readonly upperQuartile: number;
  readonly procedures: number;
}

/** Predictions made for procedures that the model had not seen, against what came. */
export interface HeldOut {
  /** Predicted and seen share of single offers, in bins of equal weight by prediction. */
  readonly single: readonly {
    readonly predicted: number;
    readonly seen: number;
    readonly n: number;
  }[];
  /** Share of results within the 10–90 % range. */
  readonly coverage: number;
  readonly singleError: number;
  /** Mean negative log-likelihood of the model and of one distribution for all. */
  readonly logLoss: number;
  readonly logLossGlobal: number;
  readonly lots: number;
  readonly procedures: number;
  readonly from: string;
  readonly to: string;
}

export interface OffersModel {
  readonly format: "offers";
  readonly formatVersion: 1;
  /** Weights count from this day: a result half-lives in three years. */
  readonly today: string;
  /** Base mean of rivals. */
  readonly base: number;
  readonly shape: Shape;
  /** Prior strength of each effect; null: the effect did not prove itself and is left out. */
  readonly strengths: Readonly<Record<Effect, number | null>>;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly agencySectors: ReadonlyMap<string, SectorFigures>;
  /** Of the home country where it has enough, else of all. */
  readonly everywhere: SectorFigures;
  /** Per agency sector and "": lots that ended with and without a winner, weighted. */
  readonly awards: ReadonlyMap<string, { readonly awarded: number; readonly ended: number }>;
  readonly heldOut: HeldOut | null;
  readonly effective: number;
  readonly lots: number;
  readonly procedures: number;
  /** Days of the first and last result; empty strings in a model of nothing. */
  readonly from: string;
  readonly to: string;
}
