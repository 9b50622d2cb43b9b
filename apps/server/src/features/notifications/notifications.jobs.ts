import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { mailNotification } from "./job-definitions.ts";
import { mailNotifications } from "./mail-notifications.ts";
import type { RenderNotificationMail } from "./mail-notifications.ts";

/** `render` comes from whoever knows what the mails look like: that feature uses this one. */
export function notificationsJobs(render: RenderNotificationMail): JobHandler[] {
  return [handle(mailNotification, (ctx, input) => mailNotifications(ctx, input, render))];
}
