import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import * as jobs from "./job-definitions.ts";
import { mailForgotten } from "./mail-forgotten.ts";
import { mailNotifications } from "./mail-notifications.ts";
import type { RenderNotificationMail } from "./mail-notifications.ts";
import { sweepNotifications } from "./sweep-notifications.ts";

/** `render` comes from whoever knows what the mails look like: that feature uses this one. */
export function notificationsJobs(render: RenderNotificationMail): JobHandler[] {
  return [
    handle(jobs.mailNotification, (ctx, input) => mailNotifications(ctx, input, render)),
    handle(jobs.mailForgottenJob, mailForgotten),
    handle(jobs.sweepNotificationsJob, (ctx, _payload, signal) => sweepNotifications(ctx, signal)),
  ];
}
