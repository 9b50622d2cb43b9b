import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { getSummary } from "./get-summary.ts";
import { reportStatement, withdrawReport } from "./reports/report-statement.ts";

export function summariesRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getSummary, (ctx, { params }) => getSummary(ctx, params)),
    bind(contract.reportStatement, (ctx, { params, body }) =>
      reportStatement(ctx, { ...params, ...body }),
    ),
    bind(contract.withdrawReport, (ctx, { params }) => withdrawReport(ctx, params)),
  ];
}
