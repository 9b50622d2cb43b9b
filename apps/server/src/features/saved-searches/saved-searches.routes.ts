import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { changeSavedSearch } from "./change-saved-search.ts";
import { deleteSavedSearch } from "./delete-saved-search.ts";
import { getSavedSearches } from "./get-saved-searches.ts";
import { getMissedHits } from "./missed/get-missed-hits.ts";
import type { MissedParts } from "./missed/sample-missed-hits.ts";
import { orderSavedSearches } from "./order-saved-searches.ts";
import { restoreSavedSearch } from "./restore-saved-search.ts";
import { saveSearch } from "./save-search.ts";
import { seeSavedSearch } from "./see-saved-search.ts";

export function savedSearchesRoutes(parts: MissedParts): BoundEndpoint[] {
  return [
    bind(contract.getSavedSearches, (ctx) => getSavedSearches(ctx, parts)),
    bind(contract.getMissedHits, (ctx, { query }) => getMissedHits(ctx, parts, query)),
    bind(contract.saveSearch, (ctx, { body }) => saveSearch(ctx, body)),
    bind(contract.orderSavedSearches, (ctx, { body }) => orderSavedSearches(ctx, body)),
    bind(contract.changeSavedSearch, (ctx, { params, body }) =>
      changeSavedSearch(ctx, { ...params, ...body }),
    ),
    bind(contract.deleteSavedSearch, (ctx, { params }) => deleteSavedSearch(ctx, params)),
    bind(contract.restoreSavedSearch, (ctx, { params }) => restoreSavedSearch(ctx, params)),
    bind(contract.seeSavedSearch, (ctx, { params }) => seeSavedSearch(ctx, params)),
  ];
}
