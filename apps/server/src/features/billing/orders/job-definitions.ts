import { z } from "zod";
import type { JobDefinition } from "../../../platform/jobs/job-definition.ts";

const none = z.strictObject({});

/** Orders to the payment provider of which nobody knows how they went. */
export const resumeCommandsJob: JobDefinition<z.output<typeof none>> = {
  name: "resume-billing-commands",
  payload: none,
  singleton: "all",
  cron: "*/3 * * * *",
};
