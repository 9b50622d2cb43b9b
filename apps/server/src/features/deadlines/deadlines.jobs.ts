import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { remindOfDeadlinesJob } from "./job-definitions.ts";
import { remindOfDeadlines } from "./reminders/remind.ts";

export function deadlinesJobs(): JobHandler[] {
  return [handle(remindOfDeadlinesJob, (ctx, _payload, signal) => remindOfDeadlines(ctx, signal))];
}
