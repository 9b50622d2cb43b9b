import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { scoreTendersJob } from "../scoring/index.ts";
import { applyPending, storeAndApply } from "../ingestion/index.ts";
import { loadSamplesJob, screenSourcesJob } from "./job-definitions.ts";
import { ingestSamples } from "./load-samples.ts";
import { screenSources } from "./screen-sources.ts";

export function screeningJobs(): JobHandler[] {
  return [
    handle(screenSourcesJob, async (ctx, _payload, signal) => {
      // What a crash left stored but unapplied comes before anything new.
      await applyPending(ctx);
      try {
        await screenSources(ctx, { storeNotices: storeAndApply, signal });
      } finally {
        // What is due is known; this only spares the readers a minute.
        await ctx.jobs.send(scoreTendersJob, {});
      }
    }),
    handle(loadSamplesJob, async (ctx, _payload, signal) => {
      await ingestSamples(ctx, signal);
      await ctx.jobs.send(scoreTendersJob, {});
    }),
  ];
}
