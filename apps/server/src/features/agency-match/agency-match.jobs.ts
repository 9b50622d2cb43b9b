import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import * as jobs from "./job-definitions.ts";
import { mailConfirmation, mailOperator, tellAgency, tellBuyer } from "./mails/send-match-mails.ts";
import { sweepClosedRequests } from "./sweep/sweep-closed-requests.ts";

export function agencyMatchJobs(): JobHandler[] {
  return [
    handle(jobs.mailConfirmationJob, mailConfirmation),
    handle(jobs.mailOperatorJob, mailOperator),
    handle(jobs.tellAgencyJob, tellAgency),
    handle(jobs.tellBuyerJob, tellBuyer),
    handle(jobs.tellBuyerOfWithdrawalJob, tellBuyer),
    handle(jobs.sweepClosedRequestsJob, sweepClosedRequests),
  ];
}
