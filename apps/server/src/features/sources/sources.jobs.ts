import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { scoreTendersJob } from "../scoring/index.ts";
import { tellChangesJob } from "../watchlist/index.ts";
import { applyPending, storeAndApply, withNoticeReaders } from "../ingestion/index.ts";
import { applyPendingJob, loadSamplesJob, screenSourcesJob } from "./job-definitions.ts";
import { ingestSamples } from "./load-samples.ts";
import { screenSources } from "./screen-sources.ts";

export function sourcesJobs(): JobHandler[] {
  return [
    handle(screenSourcesJob, (ctx, _payload, signal) =>
      withNoticeReaders(async (readers) => {
        // Documents that a crash left stored but not applied come before anything new.
        await applyPending(ctx, readers);
        try {
          await screenSources(ctx, {
            storeNotices: (context, batch) => storeAndApply(context, batch, readers),
            signal,
          });
        } finally {
          // Timers would score and tell within a minute; this starts both now.
          await ctx.jobs.send(scoreTendersJob, {});
          await ctx.jobs.send(tellChangesJob, {});
        }
      }),
    ),
    handle(applyPendingJob, async (ctx) => {
      await withNoticeReaders((readers) => applyPending(ctx, readers));
      await ctx.jobs.send(scoreTendersJob, {});
      await ctx.jobs.send(tellChangesJob, {});
    }),
    handle(loadSamplesJob, async (ctx, _payload, signal) => {
      await ingestSamples(ctx, signal);
      await ctx.jobs.send(scoreTendersJob, {});
    }),
  ];
}
