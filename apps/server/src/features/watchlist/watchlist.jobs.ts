import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { tellChangesJob } from "./job-definitions.ts";
import { tellChanges } from "./telling/tell-changes.ts";

export function watchlistJobs(): JobHandler[] {
  return [handle(tellChangesJob, (ctx, _payload, signal) => tellChanges(ctx, signal))];
}
