import * as contract from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { rememberFor } from "../../platform/memory/remember-for.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findBuyers, findWinners } from "./market/get-parties.ts";
import { readScope } from "./market/scope.ts";
import type { Scope } from "./market/scope.store.ts";
import type { Filters } from "./market/scope.ts";
import { datasetKind } from "./market/scope.store.ts";
import { findOfferSpread, findPriceWeightSpread, findValueSpread } from "./market/get-spreads.ts";
import { findTrend } from "./market/get-trend.ts";
import { findRegions, findVolume } from "./market/get-volume.ts";
import { getOwnCalibration } from "./own/get-own-calibration.ts";
import { getOwnFunnel } from "./own/get-own-funnel.ts";
import { listOwnNameKeys } from "./own/own.store.ts";

const maxAgeMs = 5 * 60_000;
/** Some kilobytes each */
const maxAnswers = 200;

export function businessIntelligenceRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getMarketVolume, remembered(findVolume)),
    bind(contract.getMarketRegions, remembered(findRegions)),
    bind(contract.getOfferSpread, remembered(findOfferSpread)),
    bind(contract.getValueSpread, remembered(findValueSpread)),
    bind(contract.getPriceWeightSpread, remembered(findPriceWeightSpread)),
    bind(contract.getMarketTrend, remembered(findTrend)),
    bind(contract.getMarketBuyers, remembered(findBuyers)),
    // The answer marks which winner the caller is, so it is computed for each caller and never cached.
    bind(contract.getMarketWinners, async (ctx, { query }) => {
      const { agencyId } = requireMembership(ctx);
      const ownKeys = await inAgency(ctx, agencyId, listOwnNameKeys);
      return findWinners(ctx, await readScope(ctx, query), ownKeys);
    }),
    bind(contract.getOwnFunnel, (ctx, { query }) => getOwnFunnel(ctx, query)),
    bind(contract.getOwnCalibration, (ctx) => getOwnCalibration(ctx)),
  ];
}

/** Published data, the same for all: kept for a while by what is asked, and not beyond the samples. */
function remembered<Answer>(find: (ctx: Context, scope: Scope) => Promise<Answer>) {
  const remember = rememberFor<Answer>(maxAgeMs, maxAnswers);
  return async (ctx: Context, { query }: { readonly query: Filters }): Promise<Answer> => {
    const scope = await readScope(ctx, query);
    const kind = await datasetKind(ctx.db);
    return remember(`${kind} ${JSON.stringify(scope)}`, () => find(ctx, scope));
  };
}
