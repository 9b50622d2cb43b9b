import { getMarket as getMarketEndpoint } from "@tc/contract";
import { bind } from "../../platform/http.ts";
import type { BoundEndpoint } from "../../platform/http.ts";
import { rememberFor } from "../../platform/remember-for.ts";
import { getMarket } from "./get-market.ts";
import type { Market } from "./get-market.ts";

const maxAgeMs = 5 * 60_000;
/** Every branch in every Land would be as many; of some kilobytes each. */
const maxAnswers = 250;

export function marketRoutes(): BoundEndpoint[] {
  const remember = rememberFor<Market>(maxAgeMs, maxAnswers);
  return [bind(getMarketEndpoint, (ctx, { query }) => getMarket(ctx, query, remember))];
}
