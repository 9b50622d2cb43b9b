import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** Each morning. */
export const remindOfProofsJob: JobDefinition<NoPayload> = {
  name: "remind-of-proofs",
  payload: noPayload,
  singleton: "all",
  cron: "10 5 * * *",
};
