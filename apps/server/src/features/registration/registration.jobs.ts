import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { attachEarlyTraces } from "./attach-early-traces.ts";
import {
  attachEarlyTracesJob,
  registrationMailJob,
  supportAlertJob,
  sweepAccountsJob,
  welcomeMailJob,
} from "./job-definitions.ts";
import { mailSupportAlert } from "./support/mail-support-alert.ts";
import { sendRegistrationMail } from "./confirmation/send-registration-mail.ts";
import { sendWelcomeMail } from "./confirmation/send-welcome-mail.ts";
import { sweepAccounts } from "./sweep/sweep-accounts.ts";

export function registrationJobs(): JobHandler[] {
  return [
    handle(registrationMailJob, sendRegistrationMail),
    handle(welcomeMailJob, sendWelcomeMail),
    handle(attachEarlyTracesJob, attachEarlyTraces),
    handle(supportAlertJob, mailSupportAlert),
    handle(sweepAccountsJob, sweepAccounts),
  ];
}
