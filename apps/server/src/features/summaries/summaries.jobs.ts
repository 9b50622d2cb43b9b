import { handle } from "../../platform/jobs/jobs.ts";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { sweepReports } from "./reports/sweep-reports.ts";

const sweepReportsJob: JobDefinition<NoPayload> = {
  name: "sweep-reports",
  payload: noPayload,
  singleton: "all",
  cron: "55 3 * * *",
};

export function summariesJobs(): JobHandler[] {
  return [handle(sweepReportsJob, sweepReports)];
}
