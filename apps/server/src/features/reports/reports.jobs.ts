import { dueBefore, reportLimits, retentionClasses } from "@tc/domain";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { deliverReport } from "./delivery/deliver-report.ts";
import { sweepReports } from "./delivery/due-reports.operator.store.ts";
import { runReports } from "./delivery/run-reports.ts";
import { deliverReportJob, runReportsJob, sweepMarketReportsJob } from "./job-definitions.ts";

const dayMs = 86_400_000;

export function reportsJobs(): JobHandler[] {
  return [
    handle(runReportsJob, (ctx, _payload, signal) => runReports(ctx, signal)),
    handle(deliverReportJob, deliverReport),
    handle(sweepMarketReportsJob, (ctx) =>
      asOperator(ctx, (t) =>
        sweepReports(t, {
          deliveriesBefore: dueBefore(retentionClasses.reportDeliveries, t.now()),
          deletedBefore: new Date(t.now().getTime() - reportLimits.keepsDeletedDays * dayMs),
        }),
      ),
    ),
  ];
}
