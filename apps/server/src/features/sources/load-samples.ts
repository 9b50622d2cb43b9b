import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { GiveUp } from "../../platform/jobs/jobs.ts";
import { batchLimits, storeAndApply, withNoticeReaders } from "../ingestion/index.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { loadSamplesJob } from "./job-definitions.ts";
import { withSourceLock } from "./screening.store.ts";

/** Not in production, nothing in the database, and no publisher was ever reached. */
export async function maySamplesBeLoaded(ctx: Context): Promise<boolean> {
  if (!ctx.ports.samples) return false;
  const { kind } = await ctx.db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  if (kind !== "empty") return false;
  const reached = await ctx.db
    .selectFrom("source")
    .select("id")
    .where("sample", "=", false)
    .where("last_success_at", "is not", null)
    .limit(1)
    .execute();
  return reached.length === 0;
}

/** Has the sample data loaded by a worker. Throws sample_refused where it must not be. */
export async function loadSamples(ctx: Context): Promise<{ started: boolean }> {
  if (!(await maySamplesBeLoaded(ctx))) throw new AppError("sample_refused");
  await ctx.jobs.send(loadSamplesJob, {});
  return { started: true };
}

/** Generates procedures around today and takes them in like published ones. Safe to be repeated after a crash. */
export async function ingestSamples(ctx: Context, signal: AbortSignal): Promise<void> {
  const { samples } = ctx.ports;
  if (!samples) throw new GiveUp("no samples in production");
  await withSourceLock(ctx.db, "samples", async () => {
    const notices = await samples.generate(berlinDay(ctx.now()));
    await withNoticeReaders(async (readers) => {
      for (let start = 0; start < notices.length; start += batchLimits.documents) {
        signal.throwIfAborted();
        await storeAndApply(ctx, notices.slice(start, start + batchLimits.documents), readers);
      }
    }).catch((error: unknown) => {
      // Real notices arrived meanwhile: they stay alone.
      if (error instanceof AppError && error.code === "sample_refused") {
        throw new GiveUp("real notices are here", { cause: error });
      }
      throw error;
    });
  });
}
