import type { ChancesBasis } from "@tc/domain";
import type { Calibration } from "../statistics/calibration/calibration.ts";

/** What moves the odds beside competition, in this order everywhere. */
export const adjustments = ["intercept", "fit", "incumbent", "unmet", "price"] as const;
export type Adjustment = (typeof adjustments)[number];

/** Coefficients on the logit scale with the covariance of what is not known of them (row by row). */
export interface Coefficients {
  readonly mean: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  /** Per agency, given the coefficients: intercept = mean + slope · (drawn − mean coefficients), and its variance. */
  readonly agencies: ReadonlyMap<string, AgencyIntercept>;
  /** Variance of the intercepts of agencies not heard of. */
  readonly agencyVariance: number;
}

export interface AgencyIntercept {
  readonly mean: number;
  readonly variance: number;
  readonly slope: readonly number[];
}

/** Variance of agencies' own intercepts before outcomes speak, and how many agencies that belief is worth. */
export const agencyPrior = { variance: 0.4 ** 2, agencies: 20 } as const;

const priorMean: Readonly<Record<Adjustment, number>> = {
  intercept: 0,
  fit: 1.5,
  incumbent: 1,
  unmet: -1.5,
  price: 0,
};
const priorSd: Readonly<Record<Adjustment, number>> = {
  intercept: 0.5,
  fit: 0.75,
  incumbent: 0.5,
  unmet: 0.75,
  price: 0.5,
};

export const priorMeans: readonly number[] = adjustments.map((name) => priorMean[name]);
export const priorVariances: readonly number[] = adjustments.map((name) => priorSd[name] ** 2);

/** What is believed before any outcome is known. */
export const priorCoefficients: Coefficients = {
  mean: priorMeans,
  covariance: priorVariances.map((variance, row) =>
    priorVariances.map((_, column) => (column === row ? variance : 0)),
  ),
  agencies: new Map(),
  agencyVariance: agencyPrior.variance,
};

export interface ChancesModel {
  readonly format: "chances";
  readonly formatVersion: 1;
  readonly coefficients: Coefficients;
  readonly calibration: Calibration;
  /**
   * prior: too few outcomes to judge; proven: better than E[1/(N+1)] on outcomes held out; baseline: it was not, so
   * only E[1/(N+1)] is shown.
   */
  readonly basis: ChancesBasis;
  /** On later bids than those learnt from; what was judged is what is shown, calibration included. */
  readonly heldOut: {
    readonly n: number;
    readonly logLoss: number;
    readonly logLossBaseline: number;
  };
  /** Outcomes of bids made. */
  readonly n: number;
  readonly from: string;
  readonly to: string;
}

export const priorChancesModel: ChancesModel = {
  format: "chances",
  formatVersion: 1,
  coefficients: priorCoefficients,
  calibration: { kind: "none" },
  basis: "prior",
  heldOut: { n: 0, logLoss: 0, logLossBaseline: 0 },
  n: 0,
  from: "",
  to: "",
};
