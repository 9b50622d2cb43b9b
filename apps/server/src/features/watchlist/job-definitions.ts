import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/**
 * Tells members what changed of the tenders that they follow. What is due stands in the database, so a lost or doubled job
 * changes nothing; sending one only makes it happen sooner.
 */
export const tellChangesJob: JobDefinition<NoPayload> = {
  name: "tell-changes",
  payload: noPayload,
  singleton: "all",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 60 * 60,
};
