import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import type { AgencyAssessments } from "../assessment/index.ts";
import type { ListItems } from "../tenders/index.ts";
import { getWatchlistCounts } from "./list/get-watchlist-counts.ts";
import { getWatchlist } from "./list/get-watchlist.ts";
import { seeWatchlist } from "./seen/see-watchlist.ts";
import { unseeWatchlist } from "./seen/unsee-watchlist.ts";
import { assignWatch } from "./watching/assign-watch.ts";
import { getWatch } from "./watching/get-watch.ts";
import { setRegistration } from "./watching/set-registration.ts";
import { watchTender } from "./watching/watch-tender.ts";
import { writeNote } from "./watching/write-note.ts";

export function watchlistRoutes(items: ListItems, assessments: AgencyAssessments): BoundEndpoint[] {
  return [
    bind(contract.getWatchlist, (ctx) => getWatchlist(ctx, { items, assessments })),
    bind(contract.getWatchlistCounts, (ctx) => getWatchlistCounts(ctx, items)),
    bind(contract.getWatch, (ctx, { params }) => getWatch(ctx, items, params)),
    bind(contract.watchTender, (ctx, { params, body }) => watchTender(ctx, { ...params, ...body })),
    bind(contract.writeWatchNote, (ctx, { params, body }) =>
      writeNote(ctx, { ...params, ...body }),
    ),
    bind(contract.assignWatch, (ctx, { params, body }) => assignWatch(ctx, { ...params, ...body })),
    bind(contract.setRegistration, (ctx, { params, body }) =>
      setRegistration(ctx, { ...params, ...body }),
    ),
    bind(contract.seeWatchlist, (ctx, { body }) => seeWatchlist(ctx, body)),
    bind(contract.unseeWatchlist, (ctx, { body }) => unseeWatchlist(ctx, body)),
  ];
}
