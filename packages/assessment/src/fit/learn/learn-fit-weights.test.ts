import { fitPartKeys } from "@tc/domain";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../statistics/random/random.ts";
import { startWeights } from "../fit-weights.ts";
import { logistic } from "../../statistics/odds.ts";
import type { FitLabel } from "./fit-label.ts";
import { pairsOf } from "./fit-label.ts";
import { learnAgencyWeights, learnGlobalWeights } from "./learn-fit-weights.ts";
import { logLoss, mostLikelyWeights } from "../../statistics/solvers/logistic-regression.ts";
import { fitPartWeights } from "../part-weights.ts";
import { agencyProfile } from "../testing/fit-fixtures.ts";

/** Judgements of agencies that weigh the features by `truth`. */
function fitLabels(count: number, truth: readonly number[], seed: number, agencies = 1) {
  const random = createRandom(seed).uniform;
  return Array.from({ length: count }, (_, at): FitLabel => {
    const features = truth.map(() => random());
    const logit = truth.reduce((sum, weight, j) => sum + weight * (features[j]! - 0.5), 0);
    return {
      agencyId: `agency ${at % agencies}`,
      isFitting: random() < logistic(logit),
      features,
      at: `2026-01-${String(1 + (at % 28)).padStart(2, "0")}T${String(at).padStart(5, "0")}`,
    };
  });
}

const region = [3, 2.5, 6, 0.8, 1.5, 0.5, 0.4];

describe("learning weights", () => {
  it("moves towards what agencies prefer, and weighs that part more", () => {
    const result = learnGlobalWeights(fitLabels(2_000, region, 7, 10), startWeights);
    expect(result.isLearnt).toBe(true);
    expect(result.weights.features[2]).toBeGreaterThan(2.5);
    expect(result.weights.bias).toBe(startWeights.bias);
    expect(result.check?.after).toBeLessThan(result.check?.before ?? 0);
    expect(result.fitLabels).toBe(2_000);
    const [before, after] = [startWeights, result.weights].map((weights) =>
      fitPartWeights(weights, agencyProfile()),
    );
    const rises = fitPartKeys.map((_, at) => (after?.[at] ?? 0) - (before?.[at] ?? 0));
    expect(fitPartKeys[rises.indexOf(Math.max(...rises))]).toBe("region");
    expect(Math.max(...rises)).toBeGreaterThan(5);
  });

  it("leaves an agency at everybody's weights below 20 labels", () => {
    const few = learnAgencyWeights(fitLabels(19, region, 1), startWeights);
    expect(few).toMatchObject({ isLearnt: false, reason: "tooFew", weights: startWeights });
    const many = learnAgencyWeights(fitLabels(400, region, 3), startWeights);
    expect(many.isLearnt).toBe(true);
    expect(many.weights.features[2]).toBeGreaterThan(startWeights.features[2] ?? 0);
  });

  it("learns nothing from labels of one kind", () => {
    const praise = fitLabels(50, region, 2).map((fitLabel) => ({
      ...fitLabel,
      isFitting: true,
    }));
    expect(learnAgencyWeights(praise, startWeights)).toMatchObject({
      isLearnt: false,
      reason: "oneSided",
    });
  });

  it("refuses what makes the latest labels less likely", () => {
    const usual = fitLabels(300, [3, 2.5, -6, 0.8, 1.5, 0.5, 0.4], 5).map((fitLabel) => ({
      ...fitLabel,
      at: `2025-${fitLabel.at}`,
    }));
    const turned = fitLabels(100, region, 6).map((fitLabel) => ({
      ...fitLabel,
      at: `2026-${fitLabel.at}`,
    }));
    const result = learnAgencyWeights([...usual, ...turned], startWeights);
    expect(result).toMatchObject({ isLearnt: false, reason: "worse", weights: startWeights });
    expect(result.check?.after).toBeGreaterThan(result.check?.before ?? Infinity);
  });

  it("does not depend on the order in which labels arrive", () => {
    const list = fitLabels(200, region, 9, 3);
    const forwards = learnGlobalWeights(list, startWeights);
    expect(learnGlobalWeights(list.toReversed(), startWeights)).toEqual(forwards);
  });

  it("leaves labels out whose features make no sense", () => {
    const broken = fitLabels(30, region, 4).map((fitLabel) => ({
      ...fitLabel,
      features: [Number.NaN, 1],
    }));
    expect(learnGlobalWeights(broken, startWeights)).toMatchObject({
      fitLabels: 0,
      isLearnt: false,
    });
  });

  it("finds the maximum: no small step to any side is better", () => {
    const pairs = pairsOf(fitLabels(120, region, 11));
    const prior = { mean: startWeights.features, sd: 0.5 };
    const best = mostLikelyWeights(pairs, prior);
    const value = (weights: readonly number[]) => {
      const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
      const penalty = weights.reduce(
        (sum, weight, at) => sum + ((weight - prior.mean[at]!) / prior.sd) ** 2 / 2,
        0,
      );
      return total * logLoss(pairs, weights) + penalty;
    };
    for (const at of best.keys()) {
      for (const step of [-0.01, 0.01]) {
        const moved = best.map((weight, j) => (j === at ? weight + step : weight));
        expect(value(moved)).toBeGreaterThan(value(best));
      }
    }
  });
});
