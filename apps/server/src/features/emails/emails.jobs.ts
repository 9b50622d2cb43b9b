import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { mailAddressConfirmation } from "./addresses/send-address-confirmation.ts";
import * as jobs from "./job-definitions.ts";
import { checkOutbox } from "./outbox/check-outbox.ts";
import { sendMonitoringMail } from "./outbox/send-monitoring-mail.ts";
import { sweepEmails } from "./outbox/sweep-emails.ts";

export function emailsJobs(): JobHandler[] {
  return [
    handle(jobs.sendMonitoringMail, sendMonitoringMail),
    handle(jobs.sendAddressConfirmation, mailAddressConfirmation),
    handle(jobs.checkOutbox, checkOutbox),
    handle(jobs.sweepEmails, (ctx, _payload, signal) => sweepEmails(ctx, signal)),
  ];
}
