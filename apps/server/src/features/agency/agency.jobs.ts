import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import { deleteDueAgencies, mailDeletion, noticeForDeletion } from "./delete-due-agencies.ts";
import { announceDeletion, deleteDueAgenciesJob, noticeForDeletionJob } from "./job-definitions.ts";

export function agencyJobs(): JobHandler[] {
  return [
    handle(announceDeletion, mailDeletion),
    handle(noticeForDeletionJob, noticeForDeletion),
    handle(deleteDueAgenciesJob, deleteDueAgencies),
  ];
}
