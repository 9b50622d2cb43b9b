import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** Reservations that their process took along. */
export const refundStaleUsesJob: JobDefinition<NoPayload> = {
  name: "refund-stale-uses",
  payload: noPayload,
  singleton: "all",
  cron: "35 3 * * *",
};
