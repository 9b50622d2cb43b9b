import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs.ts";

/** To one member: a retry must not write to the others again. */
const announcement = z.object({ agencyId: z.uuid(), userId: z.uuid() });

export const announceDeletion: JobDefinition<z.output<typeof announcement>> = {
  name: "announce-deletion",
  payload: announcement,
};

const none = z.strictObject({});

/** Agencies whose grace period is over, at night. */
export const deleteDueAgenciesJob: JobDefinition<z.output<typeof none>> = {
  name: "delete-due-agencies",
  payload: none,
  singleton: "all",
  cron: "40 2 * * *",
};
