import { agencyPart } from "./agency-part.ts";
import { calibrate } from "./calibrate.ts";
import type { ChancesModel } from "./chances-model.ts";
import { sortOutcomes } from "./chances-outcome.ts";
import type { ChancesOutcome } from "./chances-outcome.ts";
import { fitCalibration, ladder } from "./fit-calibration.ts";
import { learnCoefficients } from "./learn-coefficients.ts";
import { logistic, logit } from "./logit.ts";
import { logLossOf } from "./win-scores.ts";
import type { Said } from "./win-scores.ts";

const blockCount = 10;

/**
 * Learns from the outcomes of bids made. Whether the adjusted chances are shown at all is decided on bids later than
 * those learnt from: block after block in time, coefficients and calibration come from earlier blocks only. If they do
 * not beat E[1/(N+1)] there, only that is shown.
 */
export function trainChancesModel(given: readonly ChancesOutcome[]): ChancesModel {
  const outcomes = sortOutcomes(given);
  const { raw, heldOut, baseline } = forward(outcomes);
  const isBetter = logLossOf(heldOut) < logLossOf(baseline);
  return {
    format: "chances",
    formatVersion: 1,
    coefficients: learnCoefficients(outcomes),
    calibration: fitCalibration(raw),
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

/** Predictions of every block by the blocks before it; of the first by the priors alone. */
function forward(outcomes: readonly ChancesOutcome[]): {
  raw: Said[];
  heldOut: Said[];
  baseline: Said[];
} {
  const raw: Said[] = [];
  const heldOut: Said[] = [];
  for (let block = 0; block < blockCount; block++) {
    const from = Math.round((block * outcomes.length) / blockCount);
    const to = Math.round(((block + 1) * outcomes.length) / blockCount);
    const coefficients = learnCoefficients(outcomes.slice(0, from));
    const calibration = fitCalibration(raw);
    const said = outcomes.slice(from, to).map((outcome) => ({
      p: logistic(logit(outcome.baseline) + agencyPart(coefficients, outcome).shift),
      won: outcome.won,
    }));
    heldOut.push(...said.map(({ p, won }) => ({ p: calibrate(calibration, p), won })));
    raw.push(...said);
  }
  return { raw, heldOut, baseline: outcomes.map(({ baseline, won }) => ({ p: baseline, won })) };
}
