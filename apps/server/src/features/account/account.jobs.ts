import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import {
  emailChangedJob,
  emailChangeMailJob,
  passwordChangedJob,
  resetMailJob,
} from "./job-definitions.ts";
import {
  sendEmailChangedMail,
  sendEmailChangeMail,
  sendPasswordChangedMail,
  sendResetMail,
} from "./send-account-mails.ts";

export function accountJobs(): JobHandler[] {
  return [
    handle(resetMailJob, sendResetMail),
    handle(passwordChangedJob, sendPasswordChangedMail),
    handle(emailChangeMailJob, sendEmailChangeMail),
    handle(emailChangedJob, sendEmailChangedMail),
  ];
}
