import type { Context } from "../../platform/context.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import {
  scoreAgencyJob,
  scoreTendersJob,
  sweepScoresJob,
  trainModelsJob,
} from "./job-definitions.ts";
import { scoreDue } from "./scores/score-due.ts";
import { sweepScores } from "./scores/sweep-scores.ts";
import { trainModels } from "./models/train-models.ts";

export function scoringJobs(): JobHandler[] {
  return [
    handle(scoreTendersJob, (ctx, _payload, signal) => scoreDue(ctx, signal)),
    // Whoever waits is scored before most others: the verb takes those first who were never scored or asked for it.
    handle(scoreAgencyJob, (ctx, _payload, signal) => scoreDue(ctx, signal)),
    handle(trainModelsJob, async (ctx, { isFirst = false }, signal) => {
      const report = await trainModels(ctx, { signal, isFirst });
      if (report) await ctx.jobs.send(scoreTendersJob, {});
    }),
    handle(sweepScoresJob, (ctx) => sweepScores(ctx)),
  ];
}

/** Called when a worker starts: goes on where the last one was stopped, and trains where there are no models yet. */
export async function startScoring(ctx: Context): Promise<void> {
  await ctx.jobs.send(scoreTendersJob, {});
}
