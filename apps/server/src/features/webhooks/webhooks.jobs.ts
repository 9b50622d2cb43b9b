import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { deliverWebhook } from "./deliver-webhook.ts";
import type { TellMember } from "./deliver-webhook.ts";
import {
  deliverWebhookJob,
  mailStoppedWebhookJob,
  sendDueWebhooksJob,
  sweepWebhooksJob,
} from "./job-definitions.ts";
import { mailStoppedWebhook } from "./mail-stopped-webhook.ts";
import { sendDueWebhooks, sweepWebhooks } from "./keep-webhooks.ts";

export function webhooksJobs(tellMember: TellMember): JobHandler[] {
  return [
    handle(deliverWebhookJob, (ctx, payload, signal) =>
      deliverWebhook(ctx, tellMember, payload, signal),
    ),
    handle(mailStoppedWebhookJob, mailStoppedWebhook),
    handle(sendDueWebhooksJob, sendDueWebhooks),
    handle(sweepWebhooksJob, sweepWebhooks),
  ];
}
