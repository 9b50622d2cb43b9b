import { handle } from "../../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../../platform/jobs/jobs.ts";
import { resumeCommandsJob } from "./job-definitions.ts";
import { resumeCommands } from "./resume-commands.ts";

export function subscriptionJobs(): JobHandler[] {
  return [handle(resumeCommandsJob, resumeCommands)];
}
