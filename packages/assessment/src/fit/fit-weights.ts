import { fitFeatureKeys } from "./fit-assessment.ts";

/** Score = 100·σ(bias + Σ features[j]·(f_j − ½)); order of `fitFeatureKeys`. */
export interface FitWeights {
  readonly bias: number;
  readonly features: readonly number[];
}

/** Before anything was learnt (`docs/methods/agency-fit.md`). */
export const startWeights: FitWeights = {
  bias: -0.4,
  features: [3, 2.5, 0.6, 0.8, 1.5, 0.5, 0.4],
};

/** Refuses weights that would give NaN or another number of features. */
export function checkWeights(weights: FitWeights): FitWeights {
  const all = [weights.bias, ...weights.features];
  if (weights.features.length !== fitFeatureKeys.length || !all.every(Number.isFinite)) {
    throw new Error("Weights of the fit need one finite number per feature and a bias.");
  }
  return weights;
}
