import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const registrationMail = z.object({
  userId: z.uuid(),
  /** Two sign-ups of one address chose different passwords: neither of them holds. */
  isPasswordDropped: z.boolean().default(false),
});

/** The one job of every sign-up and every resend; what is mailed depends on the account alone. */
export const registrationMailJob: JobDefinition<z.output<typeof registrationMail>> = {
  name: "send-registration-mail",
  payload: registrationMail,
};

const user = z.object({ userId: z.uuid() });

export const welcomeMailJob: JobDefinition<z.output<typeof user>> = {
  name: "send-welcome-mail",
  payload: user,
};

/** Events and alerts from before the promotion become the new agency's. */
export const attachEarlyTracesJob: JobDefinition<z.output<typeof user>> = {
  name: "attach-early-traces",
  payload: user,
};

const alert = z.object({ alertId: z.uuid() });

export const supportAlertJob: JobDefinition<z.output<typeof alert>> = {
  name: "mail-support-alert",
  payload: alert,
};

/** Registrations nobody confirmed, dead links and old counters, at night. */
export const sweepAccountsJob: JobDefinition<NoPayload> = {
  name: "sweep-accounts",
  payload: noPayload,
  singleton: "all",
  cron: "20 3 * * *",
};
