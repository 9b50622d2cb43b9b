import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** To one member: a retry must not write to the others again. */
const announcement = z.object({ agencyId: z.uuid(), userId: z.uuid() });

export const announceDeletion: JobDefinition<z.output<typeof announcement>> = {
  name: "announce-deletion",
  payload: announcement,
};

const agency = z.object({ agencyId: z.uuid() });

/** The request is the cancellation of its subscription as well. */
export const cancelSubscriptionOnDeletionJob: JobDefinition<z.output<typeof agency>> = {
  name: "cancel-for-deletion",
  payload: agency,
  singleton: (payload) => payload.agencyId,
  // Some hours of an outage of the payment provider.
  retryLimit: 20,
};

/** Agencies whose grace period is over, at night. */
export const deleteDueAgenciesJob: JobDefinition<NoPayload> = {
  name: "delete-due-agencies",
  payload: noPayload,
  singleton: "all",
  cron: "40 2 * * *",
};

/** Copies the deletion log to where a restore does not reach it: after each deletion, and every hour in case one was lost. */
export const copyDeletionsJob: JobDefinition<NoPayload> = {
  name: "copy-deletions",
  payload: noPayload,
  singleton: "all",
  cron: "15 * * * *",
};
