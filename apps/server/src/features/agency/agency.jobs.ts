import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { deleteDueAgencies, mailDeletion } from "./delete-due-agencies.ts";
import { copyDeletions } from "./deletion-log/copy-deletions.ts";
import {
  announceDeletion,
  copyDeletionsJob,
  deleteDueAgenciesJob,
  cancelSubscriptionOnDeletionJob,
} from "./job-definitions.ts";
import { cancelSubscriptionOnDeletion } from "./request-deletion.ts";

export function agencyJobs(): JobHandler[] {
  return [
    handle(announceDeletion, mailDeletion),
    handle(cancelSubscriptionOnDeletionJob, cancelSubscriptionOnDeletion),
    handle(deleteDueAgenciesJob, deleteDueAgencies),
    handle(copyDeletionsJob, copyDeletions),
  ];
}
