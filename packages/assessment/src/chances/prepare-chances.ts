import type { OffersForecast } from "../offers/forecast-offers.ts";
import { chanceAmong } from "./base-chance.ts";
import type { BaseOptions } from "./base-chance.ts";
import { logit } from "../statistics/odds.ts";
import { createRandom, hashOf } from "../statistics/random/random.ts";

const drawCount = 400;

/** What the chances of all agencies on one lot share; preparing it is the costly part. */
export interface PreparedChances {
  readonly forecast: OffersForecast;
  /** E[1/(N+1)], and the same for a lot like all others. */
  readonly baseline: number;
  readonly usualBaseline: number;
  /** Standard deviation of the baseline's logit */
  readonly baseSd: number;
  /** 400 draws of the baseline's logit, by what is not known of the mean of rivals … */
  readonly baseLogits: Float64Array;
  /** … each with a standard normal number for what is not known of the agency's own part. */
  readonly normals: Float64Array;
}

/**
 * The mean of rivals is drawn log-normal with the relative variance of its factors, which have gamma posteriors. Equal
 * keys draw equal numbers.
 */
export function prepareChances(
  forecast: OffersForecast,
  options: BaseOptions & { readonly seedKey: string },
): PreparedChances {
  const { distribution, size, variance, usual } = forecast.rivals;
  const random = createRandom(hashOf(options.seedKey));
  const logVariance = Math.log1p(variance);
  const baseLogits = new Float64Array(drawCount);
  const normals = new Float64Array(drawCount);
  for (let at = 0; at < drawCount; at++) {
    const factor = Math.exp(Math.sqrt(logVariance) * random.normal() - logVariance / 2);
    const drawn = { ...distribution, mean: distribution.mean * factor, size };
    baseLogits[at] = logit(chanceAmong(drawn, options));
    normals[at] = random.normal();
  }
  return {
    forecast,
    baseline: chanceAmong(distribution, options),
    usualBaseline: chanceAmong(usual, options),
    baseSd: standardDeviation(baseLogits),
    baseLogits,
    normals,
  };
}

function standardDeviation(values: Float64Array): number {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / values.length - (sum / values.length) ** 2));
}
