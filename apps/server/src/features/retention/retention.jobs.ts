import { handle } from "../../platform/jobs/jobs.ts";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { sweepKeptRecords } from "./sweep-kept-records.ts";

const sweepKeptRecordsJob: JobDefinition<NoPayload> = {
  name: "sweep-kept-records",
  payload: noPayload,
  singleton: "all",
  cron: "5 3 * * *",
};

export function retentionJobs(): JobHandler[] {
  return [handle(sweepKeptRecordsJob, sweepKeptRecords)];
}
