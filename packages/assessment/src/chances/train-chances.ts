import { agencyPart } from "./agency-part.ts";
import { calibrate } from "../statistics/calibration/calibration.ts";
import type { Calibration } from "../statistics/calibration/calibration.ts";
import type { ChancesModel, Coefficients } from "./chances-model.ts";
import { sortOutcomes } from "./chances-outcome.ts";
import type { ChancesOutcome } from "./chances-outcome.ts";
import { fitCalibration, ladder } from "../statistics/calibration/fit-calibration.ts";
import { learnCoefficients } from "./learn-coefficients.ts";
import { logistic, logit } from "../statistics/odds.ts";
import { logLossOf } from "../statistics/calibration/stated-chance.ts";
import type { StatedChance } from "../statistics/calibration/stated-chance.ts";

const blockCount = 10;
const foldCount = 5;

/**
 * Learns from the outcomes of bids made. Whether the adjusted chances are shown at all is decided on bids later than
 * those learnt from: block after block in time, coefficients and calibration come from earlier blocks only. If they do
 * not beat E[1/(N+1)] there, only that is shown.
 */
export function trainChancesModel(unsorted: readonly ChancesOutcome[]): ChancesModel {
  const outcomes = sortOutcomes(unsorted);
  const heldOut = forward(outcomes);
  const baseline = outcomes.map((outcome) => ({ p: outcome.baseline, won: outcome.won }));
  const isBetter = logLossOf(heldOut) < logLossOf(baseline);
  return {
    format: "chances",
    formatVersion: 1,
    coefficients: learnCoefficients(outcomes),
    calibration: learnCalibration(outcomes),
    basis: outcomes.length < ladder.intercept ? "prior" : isBetter ? "proven" : "baseline",
    heldOut: {
      n: heldOut.length,
      logLoss: logLossOf(heldOut),
      logLossBaseline: logLossOf(baseline),
    },
    n: outcomes.length,
    from: outcomes[0]?.day ?? "",
    to: outcomes.at(-1)?.day ?? "",
  };
}

/** What would have been said of every block after learning from the blocks before it; of the first by the priors. */
function forward(outcomes: readonly ChancesOutcome[]): StatedChance[] {
  return Array.from({ length: blockCount }, (_, block) => {
    const from = Math.round((block * outcomes.length) / blockCount);
    const to = Math.round(((block + 1) * outcomes.length) / blockCount);
    const past = outcomes.slice(0, from);
    const calibration = learnCalibration(past);
    return predict(learnCoefficients(past), outcomes.slice(from, to)).map(({ p, won }) => ({
      p: calibrate(calibration, p),
      won,
    }));
  }).flat();
}

/** Fitted on predictions by coefficients that did not see them, else it would correct what they have learnt already. */
function learnCalibration(outcomes: readonly ChancesOutcome[]): Calibration {
  if (outcomes.length < ladder.intercept) return { kind: "none" };
  return fitCalibration(
    Array.from({ length: foldCount }, (_, fold) =>
      predict(
        learnCoefficients(outcomes.filter((_one, at) => at % foldCount !== fold)),
        outcomes.filter((_one, at) => at % foldCount === fold),
      ),
    ).flat(),
  );
}

function predict(coefficients: Coefficients, outcomes: readonly ChancesOutcome[]): StatedChance[] {
  return outcomes.map((outcome) => ({
    p: logistic(logit(outcome.baseline) + agencyPart(coefficients, outcome).shift),
    won: outcome.won,
  }));
}
