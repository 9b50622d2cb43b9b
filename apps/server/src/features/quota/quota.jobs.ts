import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { refundStaleUsesJob } from "./job-definitions.ts";
import { refundStaleUses } from "./refund-stale-uses.ts";

export function quotaJobs(): JobHandler[] {
  return [handle(refundStaleUsesJob, refundStaleUses)];
}
