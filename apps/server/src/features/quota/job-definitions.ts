import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

const none = z.strictObject({});

/** Reservations that their process took along. */
export const refundStaleUsesJob: JobDefinition<z.output<typeof none>> = {
  name: "refund-stale-uses",
  payload: none,
  singleton: "all",
  cron: "35 3 * * *",
};
