import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { sweepSharesJob } from "./job-definitions.ts";
import { sweepShares } from "./sweep-shares.ts";

export function shareJobs(): JobHandler[] {
  return [handle(sweepSharesJob, sweepShares)];
}
