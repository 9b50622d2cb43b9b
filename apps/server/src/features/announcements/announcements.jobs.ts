import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { announceVersions } from "./announce-versions.ts";
import { announceVersionsJob } from "./job-definitions.ts";

export function announcementsJobs(): JobHandler[] {
  return [handle(announceVersionsJob, (ctx, _payload, signal) => announceVersions(ctx, signal))];
}
