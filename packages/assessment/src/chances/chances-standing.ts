import type { ChancesStanding } from "@tc/domain";
import { logit } from "../statistics/odds.ts";

/** Fewer hits than this are no measure for one of them. */
export const minHits = 12;
/** Chances are shown in steps of five percent points. */
const halfStep = 2.5;
/** The 80 % point of the normal distribution */
const eightyPercent = 0.8416;

/** `seats`: so many share the framework, and the chance is one of a place; undefined where one bidder wins. */
export type CompareChance = (
  percent: number,
  spread: number,
  seats: number | undefined,
) => ChancesStanding | undefined;

/**
 * Compares a chance with the median of the agency's open hits, given their chances in percent as shown. It says something
 * only if the difference is real with a probability of 80 %: what is not known of the agency moves all its chances alike
 * and cancels, so `spread`, the standard deviation of the chance's own log-odds, remains. Rounding counts as difference.
 * A place in a framework is no order yet, so its chance is not compared.
 */
export function chancesComparison(percents: readonly number[]): CompareChance {
  if (percents.length < minHits) return () => undefined;
  const sorted = percents.toSorted((a, b) => a - b);
  const median = logit(sorted[Math.floor(sorted.length / 2)]! / 100);
  return (percent, spread, seats) => {
    if (seats !== undefined) return undefined;
    const margin = eightyPercent * spread;
    if (logitOfPercent(percent - halfStep) - margin >= median) return "better";
    return logitOfPercent(percent + halfStep) + margin <= median ? "worse" : undefined;
  };
}

function logitOfPercent(percent: number): number {
  return logit(Math.min(99, Math.max(1, percent)) / 100);
}
