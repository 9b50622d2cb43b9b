import { calibrate } from "./calibrate.ts";
import type { Calibration } from "./chances-model.ts";
import { fitIsotonic } from "./fit-isotonic.ts";
import { inverseOf } from "./inverse.ts";
import { logistic, logit } from "./logit.ts";
import { logLossOf } from "./win-scores.ts";
import type { StatedChance } from "./win-scores.ts";

/** So many outcomes each step of the ladder needs. */
export const ladder = { intercept: 100, platt: 300, isotonic: 1_000 } as const;

/** The coefficients have an intercept of their own: what is left to correct is small. */
const interceptSd = 0.25;
const slopeSd = 0.25;
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

/** Level and slope on the logit scale by Newton's steps, priors N(0, 0.25²) and N(1, 0.25²). */
function fitLine(
  outcomes: readonly StatedChance[],
  hasSlope: boolean,
): { readonly shift: number; readonly slope: number } {
  let [shift, slope] = [0, 1];
  for (let step = 0; step < 25; step++) {
    const gradient = [-shift / interceptSd ** 2, -(slope - 1) / slopeSd ** 2];
    const hessian = [
      [1 / interceptSd ** 2, 0],
      [0, 1 / slopeSd ** 2],
    ];
    for (const { p: forecast, won } of outcomes) {
      const x = logit(Math.min(Math.max(forecast, 1e-6), 1 - 1e-6));
      const p = logistic(shift + slope * x);
      const error = (won ? 1 : 0) - p;
      const weight = p * (1 - p);
      gradient[0]! += error;
      gradient[1]! += error * x;
      hessian[0]![0]! += weight;
      hessian[0]![1]! += weight * x;
      hessian[1]![0]! += weight * x;
      hessian[1]![1]! += weight * x * x;
    }
    const inverse = hasSlope
      ? inverseOf(hessian)
      : [
          [1 / hessian[0]![0]!, 0],
          [0, 0],
        ];
    const move = inverse.map((row) => row[0]! * gradient[0]! + row[1]! * gradient[1]!);
    shift += move[0]!;
    slope += move[1]!;
    if (Math.abs(move[0]!) + Math.abs(move[1]!) < 1e-10) break;
  }
  return { shift, slope };
}
