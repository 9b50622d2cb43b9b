import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

export interface DeliverPayload {
  readonly agencyId: string;
  readonly deliveryId: string;
}

/** One try; the next one is due by the row, not by the queue. */
export const deliverWebhookJob: JobDefinition<DeliverPayload> = {
  name: "deliver-webhook",
  payload: z.strictObject({ agencyId: z.uuid(), deliveryId: z.uuid() }),
  singleton: ({ deliveryId }) => deliveryId,
  expireInSeconds: 120,
};

/** Takes up what is due again and what lost its job. */
export const sendDueWebhooksJob: JobDefinition<NoPayload> = {
  name: "send-due-webhooks",
  payload: noPayload,
  singleton: "all",
  cron: "* * * * *",
};

const stopped = z.strictObject({ agencyId: z.uuid(), webhookId: z.uuid(), userId: z.uuid() });
export type StoppedPayload = z.output<typeof stopped>;

/** To a member who manages connections; no setting of monitoring mails switches it off. */
export const mailStoppedWebhookJob: JobDefinition<StoppedPayload> = {
  name: "mail-stopped-webhook",
  payload: stopped,
  retryLimit: 12,
  singleton: ({ webhookId, userId }) => `${webhookId} ${userId}`,
};

/** At night */
export const sweepWebhooksJob: JobDefinition<NoPayload> = {
  name: "sweep-webhooks",
  payload: noPayload,
  singleton: "all",
  cron: "58 3 * * *",
};
