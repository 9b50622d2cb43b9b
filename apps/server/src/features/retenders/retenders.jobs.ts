import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { readRetenders } from "./read-retenders.ts";

/** What is due shows in the versions of tenders; a lock keeps two runs apart. */
const readRetendersJob: JobDefinition<NoPayload> = {
  name: "read-retenders",
  payload: noPayload,
  cron: "*/10 * * * *",
  retryLimit: 2,
  // The first run reads every tender in agency sectors.
  expireInSeconds: 2 * 60 * 60,
};

export function retendersJobs(): JobHandler[] {
  return [handle(readRetendersJob, (ctx, _payload, signal) => readRetenders(ctx, signal))];
}
