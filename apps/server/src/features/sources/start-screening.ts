import type { Context } from "../../platform/context.ts";
import { addDays, berlinDay } from "../../platform/memory/berlin-day.ts";
import { screenSourcesJob } from "./job-definitions.ts";

/** Called when a worker starts: asks for a screening unless every source has been read up to yesterday. */
export async function startScreening(ctx: Context): Promise<void> {
  const sources = ctx.ports.noticeSources;
  if (sources.length === 0) return;
  const rows = await ctx.db.selectFrom("source").select(["id", "watermark"]).execute();
  const yesterday = addDays(berlinDay(ctx.now()), -1);
  const isBehind = sources.some(({ id }) => {
    const watermark = rows.find((row) => row.id === id)?.watermark;
    return !watermark || watermark < yesterday;
  });
  if (isBehind) await ctx.jobs.send(screenSourcesJob, {});
}
