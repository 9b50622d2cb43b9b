import type { PairScratch } from "./pair-scratch.ts";
import type { FitPartKey } from "@tc/domain";
import { logistic } from "../statistics/odds.ts";
import type { FitWeights } from "./fit-weights.ts";
import { partShare } from "./part-weights.ts";
import type { ProfileTexts } from "./profile-texts.ts";

/** bias + Σ w_j (f_j − ½), summed in the order of the features. */
export function logitOf({ bias, features: weights }: FitWeights, features: Float64Array): number {
  let sum = bias;
  for (let at = 0; at < weights.length; at++) {
    sum += (weights[at] ?? 0) * ((features[at] ?? 0.5) - 0.5);
  }
  return sum;
}

/** How far the logit may move either way once the unknowns are known: Σ |w_j| · unknown share / 2. */
export function spreadOf({ features: weights }: FitWeights, unknown: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) {
    sum += (Math.abs(weights[at] ?? 0) * (unknown[at] ?? 0)) / 2;
  }
  return sum;
}

/** 0 to 100, rounded */
export function points(logit: number): number {
  return Math.round(100 * logistic(logit));
}

/** Writes the five parts (0 to 100, 255 where nothing is known) to `out` from `offset` on. */
export function writeParts(
  weights: FitWeights,
  scratch: PairScratch,
  texts: ProfileTexts,
  parts: readonly FitPartKey[],
  out: Uint8Array,
  offset: number,
): void {
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    let sum = 0;
    let total = 0;
    for (let feature = 0; feature < weights.features.length; feature++) {
      if (scratch.unknown[feature] === 1) continue;
      const share = partShare(part, feature, texts);
      const weight = share * Math.abs(weights.features[feature] ?? 0);
      const value =
        feature === 0 && part === "references"
          ? scratch.bestLikeness
          : (scratch.features[feature] ?? 0.5);
      sum += weight * value;
      total += weight;
    }
    out[offset + at] = total > 0 ? Math.round((100 * sum) / total) : unknownPart;
  }
}

/** Marks a part of which nothing is known. */
export const unknownPart = 255;
