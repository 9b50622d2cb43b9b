import { adjustments } from "./chances-model.ts";
import type { Adjustment, Coefficients } from "./chances-model.ts";

/** What the agency brings to a lot. */
export interface AgencyInput {
  /** AgencyFit with its 10–90 % range, 0 … 100; without it the fit is taken as middling and unknown. */
  readonly fit?: { readonly score: number; readonly low: number; readonly high: number };
  /** Number of knockout criteria the agency fails. */
  readonly unmetKnockouts: number;
  /** The agency holds the contract now. */
  readonly incumbent: boolean;
  /** Share of the price in the award criteria and how cheap the agency is (−1 … 1); both needed for an effect. */
  readonly priceWeight?: number;
  readonly cheapness?: number;
  readonly agencyId?: string;
}

/** Standard deviations between the 10 % and the 90 % point. */
const rangeSds = 2 * 1.2816;
/** Of a fit that is not known. */
const unknownFitSd = 0.15;

/** The values of the adjustments in their order; 0 is neutral for all but the intercept. */
export function adjustmentValues(input: AgencyInput): readonly number[] {
  const { priceWeight, cheapness } = input;
  const hasPrice = priceWeight !== undefined && cheapness !== undefined;
  return [
    1,
    input.fit ? input.fit.score / 100 - 0.5 : 0,
    input.incumbent ? 1 : 0,
    input.unmetKnockouts,
    hasPrice ? (priceWeight - 0.5) * cheapness : 0,
  ];
}

/** How far the agency's own part moves the logit, and how sure that is. */
export interface AgencyPart {
  readonly shift: number;
  readonly sd: number;
  /** The part of `sd` that comes from this tender's fit; the rest is the same for all tenders of the agency. */
  readonly fitSd: number;
  /** The shift's part of one adjustment. */
  readonly partOf: (adjustment: Adjustment) => number;
}

/** By Laplace the shift is normal: its variance follows from the covariance without draws. */
export function agencyPart(coefficients: Coefficients, input: AgencyInput): AgencyPart {
  const { mean, covariance, agencies } = coefficients;
  const values = adjustmentValues(input);
  const intercept = input.agencyId === undefined ? undefined : agencies.get(input.agencyId);
  const direction = values.map((value, at) => value + (intercept?.slope[at] ?? 0));
  const fitSd = input.fit
    ? Math.max(0, input.fit.high - input.fit.low) / 100 / rangeSds
    : unknownFitSd;
  const fitEffect = mean[adjustments.indexOf("fit")]! * fitSd;
  let variance = (intercept?.variance ?? coefficients.agencyVariance) + fitEffect ** 2;
  let shift = intercept?.mean ?? 0;
  values.forEach((value, row) => {
    shift += value * mean[row]!;
    direction.forEach((other, column) => {
      variance += direction[row]! * covariance[row]![column]! * other;
    });
  });
  return {
    shift,
    sd: Math.sqrt(Math.max(0, variance)),
    fitSd: Math.abs(fitEffect),
    partOf: (adjustment) => {
      const at = adjustments.indexOf(adjustment);
      return values[at]! * mean[at]!;
    },
  };
}
