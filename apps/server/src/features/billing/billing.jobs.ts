import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import { changePlans } from "./change-plans.ts";
import { convergeAgency } from "./converge-agency.ts";
import { dun } from "./dun.ts";
import {
  changePlansJob,
  convergeJob,
  dunJob,
  followNewsJob,
  mailBillingJob,
  reconcileJob,
  remindOfTrialsJob,
} from "./job-definitions.ts";
import { followNews } from "./follow-news.ts";
import { mailBilling } from "./mail-billing.ts";
import { reconcile } from "./reconcile.ts";
import { remindOfTrials } from "./remind-of-trials.ts";

export function billingJobs(): JobHandler[] {
  return [
    handle(convergeJob, (ctx, { agencyId }) => convergeAgency(ctx, agencyId)),
    handle(changePlansJob, changePlans),
    handle(remindOfTrialsJob, remindOfTrials),
    handle(dunJob, dun),
    handle(followNewsJob, followNews),
    handle(reconcileJob, reconcile),
    handle(mailBillingJob, mailBilling),
  ];
}
