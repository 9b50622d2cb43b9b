import { tooThin } from "@tc/domain";
import type { ChancesDriverKind } from "@tc/domain";
import type { OffersForecast } from "../offers/forecast-offers.ts";
import { agencyPart } from "./agency-part.ts";
import type { AgencyInput } from "./agency-part.ts";
import type { BaseOptions } from "./base-chance.ts";
import { priorChancesModel } from "./chances-model.ts";
import type { ChancesModel } from "./chances-model.ts";
import { kthSmallest } from "../statistics/quantiles/kth-smallest.ts";
import { logistic } from "../statistics/odds.ts";
import { shiftedChance } from "./point-chance.ts";
import { prepareChances } from "./prepare-chances.ts";
import type { PreparedChances } from "./prepare-chances.ts";

export interface ChancesInput extends BaseOptions, AgencyInput {
  readonly forecast: OffersForecast;
  readonly model?: ChancesModel;
  /** Equal keys draw equal numbers; the tender's, so that agencies share the costly part. */
  readonly seedKey: string;
}

export interface ChancesDriver {
  readonly kind: ChancesDriverKind;
  /** The chance minus what it would be if this were as usual, in percentage points with one decimal. */
  readonly points: number;
}

export type ChancesAssessment =
  | {
      readonly kind: "chances";
      /** If the agency takes part and the lot is awarded; with its 10–90 % range. */
      readonly p: number;
      readonly low: number;
      readonly high: number;
      /** As shown: steps of 5, held between 3 and 85. */
      readonly percent: number;
      readonly lowPercent: number;
      readonly highPercent: number;
      /** "von 20" */
      readonly ofTwenty: number;
      /** How unsure the chance is apart from what all tenders of the agency share: standard deviation of its log-odds. */
      readonly spread: number;
      /** E[1/(N+1)] */
      readonly baseline: number;
      /** The chance that the lot is awarded at all, and its product with p. */
      readonly award: number;
      readonly withAward: number;
      readonly drivers: readonly ChancesDriver[];
      readonly basis: ChancesModel["basis"];
      /** Of the forecast of offers. */
      readonly n: number;
      readonly from: string;
      readonly to: string;
      readonly extrapolated: boolean;
    }
  | { readonly kind: typeof tooThin; readonly n: number };

/** The chance of one agency on one lot; the same input gives the same numbers to the bit. */
export function assessChances(input: ChancesInput): ChancesAssessment {
  const { forecast, model = priorChancesModel } = input;
  if (forecast.isTooThin) return { kind: tooThin, n: forecast.n };
  return assessPrepared(prepareChances(forecast, input), model, input);
}

const drivers = [
  ["fit", "fit"],
  ["eligibility", "unmet"],
  ["incumbency", "incumbent"],
  ["price", "price"],
] as const;

/** The same with the lot's part prepared once for many agencies. */
export function assessPrepared(
  prepared: PreparedChances,
  model: ChancesModel,
  input: AgencyInput,
): ChancesAssessment {
  const { forecast, baseline, usualBaseline } = prepared;
  if (forecast.isTooThin) return { kind: tooThin, n: forecast.n };
  const isPlain = model.basis === "baseline";
  const part = agencyPart(model.coefficients, input);
  const at = (base: number, shift: number): number => shiftedChance(model, base, shift);
  const p = at(baseline, part.shift);
  // A shift that did not prove itself is not made, but what it might be is not known either.
  const spread = isPlain ? { shift: 0, sd: Math.hypot(part.sd, part.shift) } : part;
  const { low, high } = rangeOf(prepared, p, spread, (odds) => at(logistic(odds), 0));
  const award = awardChance(forecast.rivals.awards);
  const { from, to } = forecast.evidence;
  const driverPoints = isPlain
    ? []
    : drivers.map(([kind, adjustment]) => ({
        kind,
        points: points(p - at(baseline, part.shift - part.partOf(adjustment))),
      }));
  return {
    kind: "chances",
    p,
    low,
    high,
    percent: shownPercent(p),
    lowPercent: shownPercent(low),
    highPercent: shownPercent(high),
    ofTwenty: outOfTwenty(p),
    spread: isPlain ? prepared.baseSd : Math.hypot(prepared.baseSd, part.fitSd),
    baseline,
    award,
    withAward: p * award,
    drivers: [
      { kind: "competition", points: points(p - at(usualBaseline, part.shift)) },
      ...driverPoints,
    ],
    basis: model.basis,
    n: forecast.n,
    from,
    to,
    extrapolated: forecast.extrapolated,
  };
}

function rangeOf(
  { baseLogits, normals }: PreparedChances,
  p: number,
  { shift, sd }: { readonly shift: number; readonly sd: number },
  toChance: (odds: number) => number,
): { low: number; high: number } {
  const odds = new Float64Array(baseLogits.length);
  for (let at = 0; at < odds.length; at++) odds[at] = baseLogits[at]! + shift + sd * normals[at]!;
  // The draws scatter around p; their edges must not cross it.
  return {
    low: Math.min(p, toChance(kthSmallest(odds, Math.floor(odds.length * 0.1)))),
    high: Math.max(p, toChance(kthSmallest(odds, Math.ceil(odds.length * 0.9) - 1))),
  };
}

/** Beta(18, 2): nine of ten lots end with a winner, until the agency sector's own say otherwise. */
function awardChance({ awarded, ended }: { awarded: number; ended: number }): number {
  return (18 + awarded) / (20 + ended);
}

function points(share: number): number {
  const tenths = Math.round(share * 1_000) / 10;
  return tenths === 0 ? 0 : tenths;
}

/** Steps of 5 %, never below 3 nor above 85: what is said must be sayable of a single bid. */
export function shownPercent(p: number): number {
  return Math.min(85, Math.max(3, 5 * Math.round(20 * p)));
}

/** "3 von 20", 1 … 17 */
export function outOfTwenty(p: number): number {
  return Math.min(17, Math.max(1, Math.round(20 * p)));
}
