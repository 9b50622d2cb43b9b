import { setTimeout as wait } from "node:timers/promises";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { readWebsiteJob } from "./job-definitions.ts";
import { readWebsite } from "./read-website.ts";

const pause = (delayMs: number, signal: AbortSignal) => wait(delayMs, undefined, { signal });

export function profileSuggestionsJobs(): JobHandler[] {
  return [
    handle(readWebsiteJob, (ctx, payload, signal) => readWebsite(ctx, payload, { signal, pause })),
  ];
}
