import { z } from "zod";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { sweepConsents } from "./sweep-consents.ts";

const none = z.strictObject({});

const sweepConsentsJob: JobDefinition<z.output<typeof none>> = {
  name: "sweep-consents",
  payload: none,
  singleton: "all",
  cron: "50 3 * * *",
};

export function consentJobs(): JobHandler[] {
  return [handle(sweepConsentsJob, sweepConsents)];
}
