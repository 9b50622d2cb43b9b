import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { screenSourcesJob } from "./job-definitions.ts";
import { listRunning } from "./screening.store.ts";

/** Has a worker read all sources now. Throws screening_running, or not_found where no source is set up. */
export async function requestScreening(ctx: Context): Promise<{ requestedAt: string }> {
  const ids = ctx.ports.noticeSources.map(({ id }) => id);
  if (ids.length === 0) throw new AppError("not_found");
  if ((await listRunning(ctx.db, ids)).size > 0) throw new AppError("screening_running");
  // Two requests before the first one is at work are harmless: the lock of each source lets one of them read.
  await ctx.jobs.send(screenSourcesJob, {});
  return { requestedAt: ctx.now().toISOString() };
}
