import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const payload = z.object({
  agencyId: z.uuid(),
  userId: z.uuid(),
  /** What there is to tell about this tender, … */
  tenderId: z.uuid().optional(),
  /** … or this one notification, which is about none */
  notificationId: z.uuid().optional(),
});

/** It waits a little, so that what happens to a tender at about the same time becomes one mail. */
export const mailNotification: JobDefinition<z.output<typeof payload>> = {
  name: "mail-notification",
  payload,
  delaySeconds: 15,
  singleton: ({ userId, tenderId, notificationId }) => `${userId} ${tenderId ?? notificationId}`,
};

/** Notifications whose job was lost */
export const mailForgottenJob: JobDefinition<NoPayload> = {
  name: "mail-forgotten",
  payload: noPayload,
  singleton: "all",
  cron: "*/5 * * * *",
};

export const sweepNotificationsJob: JobDefinition<NoPayload> = {
  name: "sweep-notifications",
  payload: noPayload,
  singleton: "all",
  cron: "20 3 * * *",
};
