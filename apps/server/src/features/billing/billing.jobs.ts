import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { changePlans } from "./plan/change-plans.ts";
import { convergeAgency } from "./convergence/converge-agency.ts";
import { remindOfPayment } from "./dunning/remind-of-payment.ts";
import {
  changePlansJob,
  convergeJob,
  remindOfPaymentJob,
  followNewsJob,
  mailBillingJob,
  reconcileJob,
  resumeCommandsJob,
  remindOfTrialsJob,
} from "./job-definitions.ts";
import { followNews } from "./convergence/follow-news.ts";
import { mailBilling } from "./mails/mail-billing.ts";
import { reconcile } from "./convergence/reconcile.ts";
import { resumeCommands } from "./orders/resume-commands.ts";
import { remindOfTrials } from "./trials/remind-of-trials.ts";

export function billingJobs(): JobHandler[] {
  return [
    handle(convergeJob, (ctx, { agencyId }) => convergeAgency(ctx, agencyId)),
    handle(changePlansJob, changePlans),
    handle(remindOfTrialsJob, remindOfTrials),
    handle(remindOfPaymentJob, remindOfPayment),
    handle(followNewsJob, followNews),
    handle(reconcileJob, reconcile),
    handle(resumeCommandsJob, resumeCommands),
    handle(mailBillingJob, mailBilling),
  ];
}
