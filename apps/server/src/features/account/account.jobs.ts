import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import {
  emailChangedJob,
  emailChangeMailJob,
  passwordChangedJob,
  resetMailJob,
  secondFactorMailJob,
} from "./job-definitions.ts";
import {
  sendEmailChangedMail,
  sendEmailChangeMail,
  sendPasswordChangedMail,
  sendResetMail,
  sendSecondFactorMail,
} from "./mails/send-account-mails.ts";

export function accountJobs(): JobHandler[] {
  return [
    handle(resetMailJob, sendResetMail),
    handle(passwordChangedJob, sendPasswordChangedMail),
    handle(secondFactorMailJob, sendSecondFactorMail),
    handle(emailChangeMailJob, sendEmailChangeMail),
    handle(emailChangedJob, sendEmailChangedMail),
  ];
}
