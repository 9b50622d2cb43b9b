import { getMarket as getMarketEndpoint } from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { rememberFor } from "../../platform/memory/remember-for.ts";
import { getMarket } from "./get-market.ts";
import type { Market } from "./get-market.ts";

const maxAgeMs = 5 * 60_000;
/** Every agency sector in every Land would be as many; of some kilobytes each. */
const maxAnswers = 250;

export function marketRoutes(): BoundEndpoint[] {
  const remember = rememberFor<Market>(maxAgeMs, maxAnswers);
  return [bind(getMarketEndpoint, (ctx, { query }) => getMarket(ctx, query, remember))];
}
