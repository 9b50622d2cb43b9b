import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const mail = z.object({ agencyId: z.uuid(), mailId: z.uuid() });

/** Tried for hours while the mail server is away; then `check-outbox` sends it again. */
export const sendMonitoringMail: JobDefinition<z.output<typeof mail>> = {
  name: "send-monitoring-mail",
  payload: mail,
  retryLimit: 12,
  expireInSeconds: 5 * 60,
  singleton: ({ mailId }) => mailId,
};

const address = z.object({ agencyId: z.uuid(), addressId: z.uuid() });

export const sendAddressConfirmation: JobDefinition<z.output<typeof address>> = {
  name: "send-address-confirmation",
  payload: address,
};

/** Takes up mails whose jobs were lost or given up, and gives up mails that nobody took for days. */
export const checkOutbox: JobDefinition<NoPayload> = {
  name: "check-outbox",
  payload: noPayload,
  singleton: "all",
  cron: "*/10 * * * *",
};

/** Deletes the texts of old mails, later their rows, and addresses that nobody confirmed. */
export const sweepEmails: JobDefinition<NoPayload> = {
  name: "sweep-emails",
  payload: noPayload,
  singleton: "all",
  cron: "40 3 * * *",
};
