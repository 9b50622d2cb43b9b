import {
  listAgencies as listAgenciesEndpoint,
  listSourcesForAdmin as listSourcesForAdminEndpoint,
  listStatementReports as listStatementReportsEndpoint,
  listSupportAlerts as listSupportAlertsEndpoint,
  markAlertHandled as markAlertHandledEndpoint,
  markReportDone as markReportDoneEndpoint,
  requestScreening as requestScreeningEndpoint,
  setTier as setTierEndpoint,
} from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { listAgencies } from "./list-agencies.ts";
import { listSourcesForAdmin } from "./list-sources-for-admin.ts";
import { listStatementReports } from "./list-statement-reports.ts";
import { listSupportAlerts } from "./list-support-alerts.ts";
import { markAlertHandled } from "./mark-alert-handled.ts";
import { markReportDone } from "./mark-report-done.ts";
import { requestScreening } from "./request-screening.ts";
import { setTier } from "./set-tier.ts";

/** Reached only by admins with a step-up that holds; `findActor` sees to it. */
export function adminRoutes(): BoundEndpoint[] {
  return [
    bind(listAgenciesEndpoint, (ctx, { query }) => listAgencies(ctx, query)),
    bind(setTierEndpoint, (ctx, { params, body }) => setTier(ctx, params.id, body.tier)),
    bind(listSupportAlertsEndpoint, (ctx, { query }) => listSupportAlerts(ctx, query)),
    bind(markAlertHandledEndpoint, (ctx, { params }) => markAlertHandled(ctx, params.id)),
    bind(listStatementReportsEndpoint, (ctx, { query }) => listStatementReports(ctx, query)),
    bind(markReportDoneEndpoint, (ctx, { params }) => markReportDone(ctx, params.id)),
    bind(listSourcesForAdminEndpoint, listSourcesForAdmin),
    bind(requestScreeningEndpoint, requestScreening),
  ];
}
