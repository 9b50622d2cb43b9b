import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { arrangeDashboard } from "./arrange-dashboard.ts";
import { getDashboard } from "./get-dashboard.ts";
import type { DashboardParts } from "./get-dashboard.ts";
import { seeNewMatches } from "./see-new-matches.ts";

export function dashboardRoutes(parts: DashboardParts): BoundEndpoint[] {
  return [
    bind(contract.getDashboard, (ctx) => getDashboard(ctx, parts)),
    bind(contract.arrangeDashboard, (ctx, { body }) => arrangeDashboard(ctx, body)),
    bind(contract.seeNewMatches, (ctx, { body }) => seeNewMatches(ctx, body)),
  ];
}
