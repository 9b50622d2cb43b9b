import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import { convergeAgency } from "./converge-agency.ts";
import { convergeJob } from "./job-definitions.ts";

export function billingJobs(): JobHandler[] {
  return [handle(convergeJob, (ctx, { agencyId }) => convergeAgency(ctx, agencyId))];
}
