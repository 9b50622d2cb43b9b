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

/** At night */
export const sweepWebhooksJob: JobDefinition<NoPayload> = {
  name: "sweep-webhooks",
  payload: noPayload,
  singleton: "all",
  cron: "58 3 * * *",
};
