import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { deleteReport, restoreReport } from "./delete-report.ts";
import { downloadMarketReport, downloadReport } from "./download-report.ts";
import { listReports } from "./list-reports.ts";
import { receiveReport } from "./receive-report.ts";
import { changeReport, makeReport } from "./save-report.ts";

export function reportsRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listReports, (ctx) => listReports(ctx)),
    bind(contract.makeReport, (ctx, { body }) => makeReport(ctx, body)),
    bind(contract.printMarketReport, (ctx, { query }) => downloadMarketReport(ctx, query)),
    bind(contract.changeReport, (ctx, { params, body }) =>
      changeReport(ctx, { ...body, ...params }),
    ),
    bind(contract.deleteReport, (ctx, { params }) => deleteReport(ctx, params)),
    bind(contract.restoreReport, (ctx, { params }) => restoreReport(ctx, params)),
    bind(contract.receiveReport, (ctx, { params }) => receiveReport(ctx, params)),
    bind(contract.printReport, (ctx, { params, query }) =>
      downloadReport(ctx, { ...params, ...query }),
    ),
  ];
}
