import { baseChance } from "@tc/assessment";
import type { AgencyInput, OffersForecast } from "@tc/assessment";
import { createRandom } from "@tc/assessment";
import type { Random } from "@tc/assessment";

/** One simulated bid: what the product knows of it, and its true chance. */
export interface Bid {
  readonly forecast: OffersForecast;
  readonly baseline: number;
  readonly agency: AgencyInput & { readonly agencyId: string };
  readonly truth: number;
  readonly won: boolean;
}

export interface World {
  readonly title: string;
  /** Draws bids of forty agencies; the same seed gives the same agencies. */
  bids(seed: number, count: number): Bid[];
}

interface Truth {
  readonly intercept: number;
  readonly fit: number;
  readonly incumbent: number;
  readonly unmet: number;
  readonly agencySd: number;
  /** How many times more rivals come than the forecasts' mean says. */
  readonly rivalsFactor: number;
  /** How wrong the score is about the true fit, in points. */
  readonly fitNoise: number;
  /** Bids are decided by drawn strengths of all bidders, not by the formula. */
  readonly isContest: boolean;
}

const likePriors: Truth = {
  intercept: 0,
  fit: 1.5,
  incumbent: 1,
  unmet: -1.5,
  agencySd: 0.4,
  rivalsFactor: 1,
  fitNoise: 0,
  isContest: false,
};

export const worlds: Readonly<Record<string, World>> = {
  likePriors: world("true effects equal the priors", likePriors),
  elsewhere: world("effects far from the priors, agencies differ more", {
    ...likePriors,
    intercept: -0.6,
    fit: 0.2,
    incumbent: 2.2,
    unmet: -0.2,
    agencySd: 0.9,
  }),
  contest: world("a contest of strengths, noisy fit, 1.5 times the rivals forecast", {
    ...likePriors,
    fit: 2.5,
    unmet: -3,
    fitNoise: 20,
    rivalsFactor: 1.5,
    isContest: true,
  }),
  misleading: world("fit misleads: better scores win less", {
    ...likePriors,
    fit: -2,
    incumbent: -0.5,
    unmet: 0.5,
  }),
};

const agencyCount = 40;
const size = 1.3;
/** Relative variance of the forecasts' means, which the forecasts state. */
const variance = 0.12;

function world(title: string, truth: Truth): World {
  return {
    title,
    bids: (seed, count) => {
      const agencies = agencyShifts(truth);
      const draw = createRandom(seed);
      return Array.from({ length: count }, () => makeBid(truth, agencies, draw));
    },
  };
}

function agencyShifts({ agencySd }: Truth): number[] {
  const draw = createRandom(99);
  return Array.from({ length: agencyCount }, () => agencySd * draw.normal());
}

function makeBid(truth: Truth, agencies: readonly number[], draw: Random): Bid {
  const at = Math.floor(draw.uniform() * agencyCount);
  const mean = Math.exp(Math.log(2.2) + 0.7 * draw.normal());
  const error = Math.exp(Math.sqrt(variance) * draw.normal() - variance / 2);
  const trueMean = mean * error * truth.rivalsFactor;
  // Agencies bid rather where they fit.
  const score = Math.round(100 * Math.max(draw.uniform(), draw.uniform()));
  const trueFit = (score + truth.fitNoise * draw.normal()) / 100 - 0.5;
  const incumbent = draw.uniform() < 0.1;
  const unmetKnockouts = draw.uniform() < 0.12 ? 1 : 0;
  const shift =
    truth.intercept +
    truth.fit * trueFit +
    (incumbent ? truth.incumbent : 0) +
    truth.unmet * unmetKnockouts +
    agencies[at]!;
  const forecast = forecastOf(mean);
  const chance = truth.isContest
    ? contestChance(trueMean, shift, draw)
    : logistic(logit(baseChance(forecastOf(trueMean, 0))) + shift);
  return {
    forecast,
    baseline: baseChance(forecast),
    agency: {
      agencyId: `agency-${at}`,
      fit: { score, low: Math.max(0, score - 12), high: Math.min(100, score + 12) },
      incumbent,
      unmetKnockouts,
    },
    truth: chance,
    won: draw.uniform() < chance,
  };
}

const contests = 60;

/** Mean share of the agency's strength among all, over drawn fields of rivals whose strengths differ. */
function contestChance(trueMean: number, shift: number, draw: Random): number {
  let sum = 0;
  for (let round = 0; round < contests; round++) {
    let rivals = Math.exp(0.8 * draw.normal());
    for (let more = rivalsBeyondOne(trueMean, draw); more > 0; more--) {
      rivals += Math.exp(0.8 * draw.normal());
    }
    const factor = Math.exp(shift);
    sum += factor / (factor + rivals);
  }
  return sum / contests;
}

/** A negative binomial number: Poisson around a gamma of the same mean, both by inversion and products. */
function rivalsBeyondOne(mean: number, draw: Random): number {
  // One failure after another: a geometric mixture keeps it simple and overdispersed (size 1).
  const p = 1 / (1 + mean);
  return Math.floor(Math.log(1 - draw.uniform()) / Math.log(1 - p));
}

function forecastOf(mean: number, uncertainty = variance): OffersForecast {
  const distribution = { mean, size: 1 / (1 / size + uncertainty / 2), crowdShare: 0 };
  return {
    mean: 1 + mean,
    low: 1,
    high: 1 + 3 * mean,
    single: 0,
    sixOrMore: 0,
    percentile: 0.5,
    contested: false,
    contestedFrom: 4,
    n: 50,
    evidence: {
      level: "class",
      key: "",
      lots: 50,
      procedures: 50,
      from: "2024-01-01",
      to: "2025-12-31",
    },
    extrapolated: false,
    isTooThin: false,
    rivals: {
      distribution,
      size,
      variance: uncertainty,
      usual: { mean: 2.2, size, crowdShare: 0 },
      awards: { awarded: 0, ended: 0 },
    },
  };
}

function logit(p: number): number {
  return Math.log(p / (1 - p));
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
