import {
  listAgencies as listAgenciesEndpoint,
  listSourcesForAdmin as listSourcesForAdminEndpoint,
  listSupportAlerts as listSupportAlertsEndpoint,
  markAlertHandled as markAlertHandledEndpoint,
  requestScreening as requestScreeningEndpoint,
  setTier as setTierEndpoint,
} from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { listAgencies } from "./list-agencies.ts";
import { listSourcesForAdmin } from "./list-sources-for-admin.ts";
import { listSupportAlerts } from "./list-support-alerts.ts";
import { markAlertHandled } from "./mark-alert-handled.ts";
import { requestScreening } from "./request-screening.ts";
import { setTier } from "./set-tier.ts";

/** Reached only by admins with a step-up that holds; `findActor` sees to it. */
export function adminRoutes(): BoundEndpoint[] {
  return [
    bind(listAgenciesEndpoint, (ctx, { query }) => listAgencies(ctx, query)),
    bind(setTierEndpoint, (ctx, { params, body }) => setTier(ctx, params.id, body.tier)),
    bind(listSupportAlertsEndpoint, (ctx, { query }) => listSupportAlerts(ctx, query)),
    bind(markAlertHandledEndpoint, (ctx, { params }) => markAlertHandled(ctx, params.id)),
    bind(listSourcesForAdminEndpoint, listSourcesForAdmin),
    bind(requestScreeningEndpoint, requestScreening),
  ];
}
