import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** At night. */
export const sweepSharesJob: JobDefinition<NoPayload> = {
  name: "sweep-shares",
  payload: noPayload,
  singleton: "all",
  cron: "50 3 * * *",
};
