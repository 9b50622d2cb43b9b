import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import { deleteDueAgencies, mailDeletion } from "./delete-due-agencies.ts";
import { announceDeletion, deleteDueAgenciesJob } from "./job-definitions.ts";

export function agencyJobs(): JobHandler[] {
  return [handle(announceDeletion, mailDeletion), handle(deleteDueAgenciesJob, deleteDueAgencies)];
}
