import {
  assessPrepared,
  pointChance,
  prepareChances,
  priorChancesModel,
  reliability,
  trainChancesModel,
} from "@tc/assessment";
import type { ChancesModel, ChancesOutcome } from "@tc/assessment";
import { worlds } from "./models/bid-worlds.ts";
import type { Bid } from "./models/bid-worlds.ts";

const sizes = [0, 100, 300, 1_000, 3_000] as const;
const repetitions = 5;
const testBids = 10_000;
const rangeBids = 300;

/**
 * Chances learnt from simulated outcomes of bids and judged on later bids whose true chance is known. Four worlds: one
 * as the priors believe, three that are not. Log loss, Brier and calibration beside E[1/(N+1)], 1/(E[N]+1) and the
 * truth itself; means over five fixed seeds.
 */
export function run(): Promise<object> {
  const figures: Record<string, object> = {};
  for (const [name, world] of Object.entries(worlds)) {
    const rows: Record<string, Record<string, number | string>> = {};
    for (const size of sizes) {
      const runs = Array.from({ length: repetitions }, (_, at) => {
        const train = world.bids(1_000 + at, size);
        const test = world.bids(9_000 + at, testBids);
        return judge(trainChancesModel(train.map(outcomeOf)), test);
      });
      rows[size] = averaged(runs);
    }
    console.log(`${name}: ${world.title}`);
    console.table(rows);
    figures[name] = rows;
  }
  return Promise.resolve(figures);
}

function outcomeOf(bid: Bid, at: number): ChancesOutcome {
  return {
    ...bid.agency,
    baseline: bid.baseline,
    p: pointChance(priorChancesModel, bid.baseline, bid.agency),
    won: bid.won,
    day: new Date(Date.UTC(2020, 0, 1) + at * 3_600_000 * 6).toISOString().slice(0, 10),
  };
}

function judge(model: ChancesModel, test: readonly Bid[]) {
  const scored = (chance: (bid: Bid) => number) =>
    reliability(
      test.map((bid) => ({
        p: chance(bid),
        won: bid.won,
        baseline: bid.baseline,
        day: "2026-01-01",
      })),
    )!;
  const shown = scored((bid) => pointChance(model, bid.baseline, bid.agency));
  const truth = scored((bid) => bid.truth);
  const naive = scored((bid) => 1 / (bid.forecast.mean + 1));
  const prior = scored((bid) => pointChance(priorChancesModel, bid.baseline, bid.agency));
  return {
    basis: model.basis,
    calibration: model.calibration.kind,
    logLoss: shown.logLoss,
    logLossBaseline: shown.logLossBaseline,
    logLossNaive: naive.logLoss,
    logLossPriors: prior.logLoss,
    logLossTruth: truth.logLoss,
    brier: shown.brier,
    brierBaseline: shown.brierBaseline,
    brierNaive: naive.brier,
    brierTruth: truth.brier,
    ece: shown.error,
    eceBaseline: scored((bid) => bid.baseline).error,
    rangeHoldsTruth: rangeShare(model, test),
  };
}

/** Share of bids whose true chance lies in the 10–90 % range. */
function rangeShare(model: ChancesModel, test: readonly Bid[]): number {
  const some = test.slice(0, rangeBids);
  const held = some.filter((bid, at) => {
    const prepared = prepareChances(bid.forecast, { seedKey: `bid ${at}` });
    const chance = assessPrepared(prepared, model, bid.agency);
    return chance.kind === "chances" && chance.low <= bid.truth && bid.truth <= chance.high;
  });
  return held.length / some.length;
}

type Judged = ReturnType<typeof judge>;

function averaged(runs: readonly Judged[]): Record<string, number | string> {
  const mean = (key: keyof Judged): number =>
    round(runs.reduce((sum, run) => sum + Number(run[key]), 0) / runs.length);
  const [first] = runs;
  return {
    ...Object.fromEntries(
      (Object.keys(first!) as (keyof Judged)[])
        .filter((key) => typeof first![key] === "number")
        .map((key) => [key, mean(key)]),
    ),
    eceWorst: round(Math.max(...runs.map(({ ece }) => ece))),
    basis: [...new Set(runs.map(({ basis }) => basis))].join("/"),
    calibration: [...new Set(runs.map(({ calibration }) => calibration))].join("/"),
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
