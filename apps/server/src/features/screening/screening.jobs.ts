import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import { applyPending, storeAndApply } from "../notices/index.ts";
import { loadSamplesJob, screenSourcesJob } from "./job-definitions.ts";
import { ingestSamples } from "./load-samples.ts";
import { screenSources } from "./screen-sources.ts";

export function screeningJobs(): JobHandler[] {
  return [
    handle(screenSourcesJob, async (ctx, _payload, signal) => {
      // What a crash left stored but unapplied comes before anything new.
      await applyPending(ctx);
      return screenSources(ctx, { storeNotices: storeAndApply, signal });
    }),
    handle(loadSamplesJob, (ctx, _payload, signal) => ingestSamples(ctx, signal)),
  ];
}
