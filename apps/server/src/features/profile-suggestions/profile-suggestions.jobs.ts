import { setTimeout as wait } from "node:timers/promises";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { readWebsiteJob } from "./job-definitions.ts";
import { readWebsite } from "./read-website.ts";

/** Jobs are done five at a time: a slow site holds up four other agencies. */
const siteTimeoutMs = 45_000;

const pause = (delayMs: number, signal: AbortSignal) => wait(delayMs, undefined, { signal });

export function profileSuggestionsJobs(): JobHandler[] {
  return [
    handle(readWebsiteJob, (ctx, payload, signal) =>
      readWebsite(ctx, payload, { signal, deadline: AbortSignal.timeout(siteTimeoutMs), pause }),
    ),
  ];
}
