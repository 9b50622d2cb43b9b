import { handle } from "../../platform/jobs/jobs.ts";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { sweepConsents } from "./sweep-consents.ts";

const sweepConsentsJob: JobDefinition<NoPayload> = {
  name: "sweep-consents",
  payload: noPayload,
  singleton: "all",
  cron: "50 3 * * *",
};

export function consentJobs(): JobHandler[] {
  return [handle(sweepConsentsJob, sweepConsents)];
}
