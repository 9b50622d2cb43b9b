import { fitPartKeys } from "@tc/domain";
import { fitFeatureKeys } from "../fit-assessment.ts";
import type { FitPartKey } from "@tc/domain";
import type { FitWeights } from "../fit-weights.ts";
import { roundToHundred } from "../round-to-hundred.ts";
import { partShare } from "../score.ts";

/** One part of the Passleiste whose weight the judgements moved. */
export interface LearntChange {
  readonly part: FitPartKey;
  readonly direction: "rose" | "fell";
  /** Share of all weights before and after, in percent, one decimal */
  readonly beforePercent: number;
  readonly afterPercent: number;
  readonly judgements: number;
}

/** Less is not worth a sentence. */
const minChangePercent = 0.5;

/** What learning changed, greatest change first; empty where nothing worth telling did. */
export function whatWasLearnt(
  before: FitWeights,
  after: FitWeights,
  judgements: number,
): readonly LearntChange[] {
  const old = shares(before);
  const current = shares(after);
  return fitPartKeys
    .flatMap((part, at): LearntChange[] => {
      const change = (current[at] ?? 0) - (old[at] ?? 0);
      if (Math.abs(change) < minChangePercent) return [];
      return [
        {
          part,
          direction: change > 0 ? "rose" : "fell",
          beforePercent: oneDecimal(old[at] ?? 0),
          afterPercent: oneDecimal(current[at] ?? 0),
          judgements,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        Math.abs(b.afterPercent - b.beforePercent) - Math.abs(a.afterPercent - a.beforePercent),
    );
}

/** What each part weighs in percent, in the order of `fitPartKeys`; together 100. */
export function partPercents(weights: FitWeights): number[] {
  return roundToHundred(shares(weights));
}

function shares({ features }: FitWeights): number[] {
  const weights = fitPartKeys.map((part) =>
    fitFeatureKeys.reduce(
      (sum, _, at) => sum + partShare(part, at, true, true) * Math.max(0, features[at] ?? 0),
      0,
    ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? (100 * weight) / total : 0));
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
