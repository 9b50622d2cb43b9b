import { calibrationError, reliabilityBins } from "./reliability-bins.ts";
import { wilson } from "../wilson.ts";
import { brierOf, logLossOf } from "./stated-chance.ts";
import type { StatedChance } from "./stated-chance.ts";

/** What was said against what came, for the calibration chart. */
export interface ChancesReliability {
  readonly bins: readonly {
    readonly predicted: number;
    readonly seen: number;
    /** 90 % range of the share that could stand behind what was seen. */
    readonly low: number;
    readonly high: number;
    readonly n: number;
  }[];
  /** Mean distance from the diagonal. */
  readonly error: number;
  readonly logLoss: number;
  readonly logLossBaseline: number;
  readonly brier: number;
  readonly brierBaseline: number;
  readonly n: number;
  readonly from: string;
  readonly to: string;
}

/** Fewer outcomes give a chart of chance. */
export const minOutcomes = 30;
const perBin = 25;
const maxBins = 10;
const ninetyPercent = 1.6449;

/** Outcomes of bids made with the chances as said at the time; undefined with too few. */
export function reliability(
  outcomes: readonly (StatedChance & { readonly baseline: number; readonly day: string })[],
): ChancesReliability | undefined {
  const n = outcomes.length;
  if (n < minOutcomes) return undefined;
  const bins = reliabilityBins(
    outcomes.map(({ p, won }) => ({ predicted: p, seen: won ? 1 : 0, weight: 1 })),
    Math.min(maxBins, Math.max(2, Math.floor(n / perBin))),
  );
  const baseline = outcomes.map((outcome) => ({ p: outcome.baseline, won: outcome.won }));
  const days = outcomes.map(({ day }) => day).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    bins: bins.map(({ predicted, seen, n: of }) => ({
      predicted,
      seen,
      ...wilson(seen, of, ninetyPercent),
      n: of,
    })),
    error: calibrationError(bins),
    logLoss: logLossOf(outcomes),
    logLossBaseline: logLossOf(baseline),
    brier: brierOf(outcomes),
    brierBaseline: brierOf(baseline),
    n,
    from: days[0]!,
    to: days.at(-1)!,
  };
}
