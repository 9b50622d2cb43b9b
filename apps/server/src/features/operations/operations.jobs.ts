import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { checkIncidents } from "./incidents/check-incidents.ts";
import { mailIncidents } from "./incidents/mail-incidents.ts";
import { checkIncidentsJob, mailIncidentsJob } from "./job-definitions.ts";

export function operationsJobs(): JobHandler[] {
  return [handle(checkIncidentsJob, checkIncidents), handle(mailIncidentsJob, mailIncidents)];
}
