import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** Tells every agency of what was published; goes on where a killed process stopped. */
export const announceVersionsJob: JobDefinition<NoPayload> = {
  name: "announce-legal-versions",
  payload: noPayload,
  singleton: "all",
  cron: "*/10 * * * *",
  expireInSeconds: 60 * 60,
};
