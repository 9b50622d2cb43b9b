import { fitFeatureKeys } from "../fit-assessment.ts";
import { checkWeights } from "../fit-weights.ts";
import type { FitWeights } from "../fit-weights.ts";
import { compareText, inOrder, pairsOf } from "./fit-label.ts";
import type { FitLabel } from "./fit-label.ts";
import { logLoss, mostLikelyWeights } from "../../statistics/solvers/logistic-regression.ts";

/** From so many labels on an agency gets weights of its own. */
export const minFitLabels = 20;
const globalDeviation = 0.5;
const agencyDeviation = 0.3;
/** Every fourth label, the latest, checks what the others taught. */
const checkedShare = 0.25;

export interface LearningResult {
  readonly weights: FitWeights;
  /** Judgements that could be compared with one of the other kind; others teach nothing. */
  readonly fitLabels: number;
  /** Whether the weights are new. */
  readonly isLearnt: boolean;
  /** Why not: too few, all of one kind, or the check on the latest labels went worse than before. */
  readonly reason?: "tooFew" | "oneSided" | "worse";
  /** Mean loss of the held-out pairs with the weights before and with those learnt from the rest. */
  readonly check?: { readonly before: number; readonly after: number; readonly pairs: number };
}

/** Everybody's weights: prior at the start weights (sd .5). */
export function learnGlobalWeights(
  fitLabels: readonly FitLabel[],
  start: FitWeights,
): LearningResult {
  return learnFitWeights(fitLabels, { weights: start, sd: globalDeviation });
}

/** An agency's own: prior at everybody's (sd .3), from 20 labels on. */
export function learnAgencyWeights(
  fitLabels: readonly FitLabel[],
  everybodys: FitWeights,
): LearningResult {
  return learnFitWeights(fitLabels, { weights: everybodys, sd: agencyDeviation });
}

/**
 * Learns weights from labels by pairs. Refuses (returns the prior's weights) what would have made the latest
 * labels less likely: trained without them, they are the test. The bias stays, as pairs do not tell it.
 */
export function learnFitWeights(
  fitLabels: readonly FitLabel[],
  prior: { readonly weights: FitWeights; readonly sd: number },
): LearningResult {
  const before = checkWeights(prior.weights);
  const usable = fitLabels.filter(isUsable);
  const kept = (reason: LearningResult["reason"], check?: LearningResult["check"]) => ({
    weights: before,
    fitLabels: usable.length,
    isLearnt: false,
    ...(reason && { reason }),
    ...(check && { check }),
  });
  if (usable.length < minFitLabels) return kept("tooFew");
  const gaussian = { mean: before.features, sd: prior.sd };
  const { earlier, latest } = splitByTime(usable);
  const all = pairsOf(usable);
  const tested = pairsOf(latest);
  const trained = pairsOf(earlier);
  if (all.length === 0 || tested.length === 0 || trained.length === 0) return kept("oneSided");
  const check = {
    before: logLoss(tested, before.features),
    after: logLoss(tested, mostLikelyWeights(trained, gaussian)),
    pairs: tested.length,
  };
  if (check.after > check.before) return kept("worse", check);
  const features = mostLikelyWeights(all, gaussian);
  return {
    weights: { bias: before.bias, features },
    fitLabels: usable.length,
    isLearnt: true,
    check,
  };
}

function isUsable({ features }: FitLabel): boolean {
  return features.length === fitFeatureKeys.length && features.every(Number.isFinite);
}

/** The latest quarter of each kind, so that both kinds are there to be compared. */
function splitByTime(fitLabels: readonly FitLabel[]): {
  earlier: FitLabel[];
  latest: FitLabel[];
} {
  const earlier: FitLabel[] = [];
  const latest: FitLabel[] = [];
  for (const isFitting of [true, false]) {
    const list = fitLabels
      .filter((fitLabel) => fitLabel.isFitting === isFitting)
      .toSorted((a, b) => compareText(a.at, b.at) || inOrder(a, b));
    const from = list.length - Math.round(list.length * checkedShare);
    earlier.push(...list.slice(0, from));
    latest.push(...list.slice(from));
  }
  return { earlier, latest };
}
