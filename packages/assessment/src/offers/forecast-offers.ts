import { cpvPath, comparisonSector } from "./cpv-path.ts";
import type { EvidenceLevel } from "./cpv-path.ts";
import { cellKey, effectPath, effects } from "./effect-paths.ts";
import { meanOffers, offersRange, singleShare } from "./held-out.ts";
import { cumulative, logProbability } from "../statistics/distributions/negative-binomial.ts";
import type { CountDistribution } from "../statistics/distributions/negative-binomial.ts";
import { rankAmong } from "../statistics/quantiles/rank-among.ts";
import type { OfferFeatures } from "./offer-features.ts";
import type { OffersModel } from "./offers-model.ts";
import { shaped, sizeAt } from "./shape.ts";

export interface OffersForecast {
  /** Expected offers of a lot, and the range that 8 of 10 lots stay within. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** P(N = 1), P(N ≥ 6) */
  readonly single: number;
  readonly sixOrMore: number;
  /** Share of lots with fewer expected offers, in the agency sector (undefined: too few) and nationwide; 0 … 1. */
  readonly sectorPercentile?: number;
  readonly percentile: number;
  /** "Besonders umkämpft": at least even odds of as many offers as the agency sector's most contested quarter gets. */
  readonly contested: boolean;
  /** The offers that quarter begins with. */
  readonly contestedFrom: number;
  /** Lot results behind it, weighted by age and lots per procedure. */
  readonly n: number;
  readonly evidence: OffersEvidence;
  /** Below the EU thresholds no offers are published: carried over from above. */
  readonly extrapolated: boolean;
  /** Nothing closer than "all awards" carries the forecast: "zu wenig Daten". */
  readonly isTooThin: boolean;
  /** For TenderChances. */
  readonly rivals: RivalsForecast;
}

export interface OffersEvidence {
  readonly level: EvidenceLevel;
  /** The cell's key, e.g. "agency sector design"; "" at the root. */
  readonly key: string;
  /** Lot results and procedures as counted, and the days of the first and last. */
  readonly lots: number;
  readonly procedures: number;
  readonly from: string;
  readonly to: string;
}

/** The number of rivals K = N − 1 as a distribution, and apart from it how sure its mean is. */
export interface RivalsForecast {
  /** Predictive: uncertainty of the mean included. */
  readonly distribution: CountDistribution;
  /** Without that uncertainty. */
  readonly size: number;
  /** Relative variance of the mean. */
  readonly variance: number;
  /** A lot like all others, to compare with. */
  readonly usual: CountDistribution;
  /** Lots of the agency sector that ended with and without winner, weighted. */
  readonly awards: { readonly awarded: number; readonly ended: number };
}

/** The deepest cell that expected at least so many rivals carries the forecast. */
const minExpected = 5;

export function forecastOffers(model: OffersModel, features: OfferFeatures): OffersForecast {
  const { mean, variance } = effectsMean(model, features);
  const { base, shape } = model;
  const distribution = shaped(shape, { mean, variance, base });
  const evidence = evidenceOf(model, features);
  const figures = features.cpv
    ? model.agencySectors.get(comparisonSector(features.cpv))
    : undefined;
  const contestedFrom = (figures ?? model.everywhere).upperQuartile;
  const expected = meanOffers(distribution);
  return {
    mean: expected,
    ...offersRange(distribution),
    single: singleShare(distribution),
    sixOrMore: 1 - cumulative(4, distribution),
    ...(figures && { sectorPercentile: rankAmong(figures.expectedQuantiles, expected) }),
    percentile: rankAmong(model.everywhere.expectedQuantiles, expected),
    contested: !evidence.isRoot && 1 - cumulative(contestedFrom - 2, distribution) >= 0.5,
    contestedFrom,
    n: evidence.n,
    evidence: evidence.evidence,
    extrapolated: features.level === "national",
    isTooThin: evidence.isRoot,
    rivals: {
      distribution,
      size: sizeAt(shape, distribution.mean),
      variance,
      usual: shaped(shape, { mean: base, variance: 0, base }),
      awards: awardsOf(model, features),
    },
  };
}

/** P(N = offers) */
export function offersProbability({ rivals }: OffersForecast, offers: number): number {
  return offers < 1 ? 0 : Math.exp(logProbability(offers - 1, rivals.distribution));
}

/** The product of all factors; a cell never seen has its parent's and the prior's variance. */
export function effectsMean(
  model: OffersModel,
  features: OfferFeatures,
): { mean: number; variance: number } {
  let mean = model.base;
  let variance = 0;
  for (const effect of effects) {
    const strength = model.strengths[effect];
    const path = effectPath(effect, features);
    if (strength === null || path.length === 0) continue;
    let factor = 1;
    let isKnown = true;
    let cellVariance = 1 / strength;
    for (const step of path) {
      const cell = model.cells.get(cellKey(effect, step));
      isKnown = cell !== undefined;
      if (!cell) break;
      factor = cell.factor;
      cellVariance = cell.variance;
    }
    mean *= factor;
    variance += isKnown ? cellVariance : 1 / (strength * factor);
  }
  return { mean, variance };
}

function evidenceOf(
  model: OffersModel,
  features: OfferFeatures,
): { evidence: OffersEvidence; n: number; isRoot: boolean } {
  const path = features.cpv === undefined ? [] : cpvPath(features.cpv);
  for (const { key, level } of path.toReversed()) {
    const cell = model.cells.get(cellKey("cpv", key));
    if (!cell || cell.expected < minExpected) continue;
    const { lots, procedures, from, to } = cell;
    return {
      evidence: { level, key, lots, procedures, from, to },
      n: cell.effective,
      isRoot: false,
    };
  }
  const { lots, procedures, from, to } = model;
  return {
    evidence: { level: "root", key: "", lots, procedures, from, to },
    n: model.effective,
    isRoot: true,
  };
}

function awardsOf(
  { awards }: OffersModel,
  { cpv }: OfferFeatures,
): { awarded: number; ended: number } {
  const nothing = { awarded: 0, ended: 0 };
  return (cpv === undefined ? undefined : awards.get(comparisonSector(cpv))) ?? nothing;
}
