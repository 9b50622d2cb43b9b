import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import {
  mailDataRequestJob,
  remindDataRequestsJob,
  sweepDataRequestsJob,
} from "./job-definitions.ts";
import { remindDataRequests, sweepDataRequests } from "./keep-data-requests.ts";
import { mailDataRequest } from "./mail-data-request.ts";

export function dataRequestsJobs(): JobHandler[] {
  return [
    handle(mailDataRequestJob, mailDataRequest),
    handle(remindDataRequestsJob, remindDataRequests),
    handle(sweepDataRequestsJob, sweepDataRequests),
  ];
}
