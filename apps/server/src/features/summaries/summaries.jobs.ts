import { z } from "zod";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { sweepReports } from "./reports/sweep-reports.ts";

const none = z.strictObject({});

const sweepReportsJob: JobDefinition<z.output<typeof none>> = {
  name: "sweep-reports",
  payload: none,
  singleton: "all",
  cron: "55 3 * * *",
};

export function summariesJobs(): JobHandler[] {
  return [handle(sweepReportsJob, sweepReports)];
}
