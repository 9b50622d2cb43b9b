import type { RivalsForecast } from "../offers/forecast-offers.ts";
import type { CountDistribution } from "../statistics/distributions/negative-binomial.ts";
import { oneMoreForSeats, oneOfThemForSeats } from "./win-expectation.ts";

export interface BaseOptions {
  /** Winners of a framework (BT-113); 1 otherwise. */
  readonly seats?: number;
  /** How far the agency is one of the usual bidders: 0.5 if it bid for this buyer before. */
  readonly substitution?: 0 | 0.5;
}

/** The chance of a bidder like all others, if it takes part and the lot is awarded: E[1/(N+1)] with its range of N. */
export function baseChance(
  { rivals }: { readonly rivals: Pick<RivalsForecast, "distribution"> },
  options: BaseOptions = {},
): number {
  return chanceAmong(rivals.distribution, options);
}

export function chanceAmong(
  distribution: CountDistribution,
  { seats = 1, substitution = 0 }: BaseOptions,
): number {
  const places = Number.isFinite(seats) && seats >= 1 ? seats : 1;
  const more = oneMoreForSeats(distribution, places);
  if (substitution === 0) return more;
  return (1 - substitution) * more + substitution * oneOfThemForSeats(distribution, places);
}
