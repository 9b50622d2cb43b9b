import { calibrate } from "./calibration.ts";
import type { Calibration } from "./calibration.ts";
import { fitIsotonic } from "./fit-isotonic.ts";
import { mostLikelyWeights } from "../solvers/logistic-regression.ts";
import type { Observation } from "../solvers/logistic-regression.ts";
import { logit } from "../odds.ts";
import { logLossOf } from "./stated-chance.ts";
import type { StatedChance } from "./stated-chance.ts";

/** So many outcomes each step of the ladder needs. */
export const ladder = { intercept: 100, platt: 300, isotonic: 1_000 } as const;

/** The coefficients have an intercept of their own: what is left to correct is small. */
const correctionSd = 0.25;
const foldCount = 5;

/**
 * As much correction as the number of outcomes bears: none, the level, level and slope, a free rising curve. The curve
 * is taken only where it says more than level and slope on folds it was not fitted on.
 */
export function fitCalibration(outcomes: readonly StatedChance[]): Calibration {
  const n = outcomes.length;
  if (n < ladder.intercept) return { kind: "none" };
  if (n < ladder.platt) return { kind: "intercept", shift: fitLine(outcomes, false).shift };
  const platt: Calibration = { kind: "platt", ...fitLine(outcomes, true) };
  if (n <= ladder.isotonic) return platt;
  const heldOut = (fit: (train: readonly StatedChance[]) => Calibration): number =>
    logLossOf(
      Array.from({ length: foldCount }, (_, fold) => {
        const calibration = fit(outcomes.filter((_, at) => at % foldCount !== fold));
        return outcomes
          .filter((_, at) => at % foldCount === fold)
          .map(({ p, won }) => ({ p: calibrate(calibration, p), won }));
      }).flat(),
    );
  const line = heldOut((train) => ({ kind: "platt", ...fitLine(train, true) }));
  return heldOut(fitIsotonic) < line ? fitIsotonic(outcomes) : platt;
}

/** Level and slope on the logit scale, priors N(0, 0.25²) and N(1, 0.25²); without slope it stays 1. */
function fitLine(
  outcomes: readonly StatedChance[],
  hasSlope: boolean,
): { readonly shift: number; readonly slope: number } {
  const observations = outcomes.map(({ p, won }): Observation => {
    const sign = won ? 1 : -1;
    const stated = sign * logit(Math.min(Math.max(p, 1e-6), 1 - 1e-6));
    return hasSlope
      ? { values: Float64Array.of(sign, stated), weight: 1 }
      : { values: Float64Array.of(sign), offset: stated, weight: 1 };
  });
  const prior = { mean: hasSlope ? [0, 1] : [0], sd: correctionSd };
  const [shift = 0, slope = 1] = mostLikelyWeights(observations, prior);
  return { shift, slope };
}
