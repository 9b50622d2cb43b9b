import { getTender as getTenderEndpoint, listTenders as listTendersEndpoint } from "@tc/contract";
import { bind } from "../../platform/http.ts";
import type { BoundEndpoint } from "../../platform/http.ts";
import type { SearchEngine } from "../search/index.ts";
import { getTender } from "./get-tender.ts";
import { listTenders } from "./list-tenders.ts";

export function tendersRoutes(search: SearchEngine): BoundEndpoint[] {
  return [
    bind(listTendersEndpoint, (ctx, { query }) => listTenders(ctx, search, query)),
    bind(getTenderEndpoint, (ctx, { params }) => getTender(ctx, params.slug)),
  ];
}
