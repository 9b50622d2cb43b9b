import type { listSources as endpoint, sourceStatus } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { berlinDay, daysBetween } from "../../platform/memory/berlin-day.ts";
import { generalGaps, publishers, sourceName } from "./known-sources.ts";
import { maySamplesBeLoaded } from "./load-samples.ts";
import { countDaysRead, listRunning } from "./screening.store.ts";
import { countSources } from "./source-counts.store.ts";

type SourceStatus = z.input<typeof sourceStatus>;
type SourceList = z.input<typeof endpoint.response>;

/** Where every source stands: last run, how far behind, how much came, what is known to be missing. */
export async function listSources(ctx: Context): Promise<SourceList> {
  const now = ctx.now();
  const today = berlinDay(now);
  const rows = await ctx.db.selectFrom("source").selectAll().execute();
  const { kind } = await ctx.db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  const configured = new Map(ctx.ports.noticeSources.map((source) => [source.id, source]));
  // The stand-in takes the place of both publishers, so the real ones are not listed.
  const always = ctx.ports.noticeSources.some((source) => source.sample) ? [] : publishers;
  const ids = [...new Set([...configured.keys(), ...always, ...rows.map(({ id }) => id)])];
  const [counts, running] = [await countSources(ctx.db, now), await listRunning(ctx.db, ids)];
  const daysRead = await countDaysRead(ctx.db);

  const statusOf = (id: string): SourceStatus => {
    const source = configured.get(id);
    const row = rows.find((candidate) => candidate.id === id);
    const state = (): SourceStatus["state"] => {
      if (!source) return "off";
      if (running.has(id)) return "running";
      if (row?.last_error) return "failing";
      return row?.last_success_at ? "ok" : "idle";
    };
    return {
      id,
      name: sourceName(id, source),
      ...(source?.url && { url: source.url }),
      state: state(),
      ...(row?.last_run_at && { lastRunAt: row.last_run_at.toISOString() }),
      ...(row?.last_run_at && { daysRead: daysRead.get(id) ?? 0 }),
      ...(row?.last_success_at && { lastSuccessAt: row.last_success_at.toISOString() }),
      ...(row?.last_error && { lastError: row.last_error }),
      ...(row?.watermark && {
        watermark: row.watermark,
        lagDays: daysBetween(row.watermark, today),
      }),
      noticeCount: counts.notices.get(id) ?? 0,
      tenderCount: counts.tenders.get(id) ?? 0,
      rejectedCount: counts.rejected.get(id) ?? 0,
      knownGaps: [...(source?.knownGaps ?? [])],
    };
  };
  return {
    sources: ids.map(statusOf),
    tenderCount: counts.tenderCount,
    openTenderCount: counts.openTenderCount,
    sample: kind === "sample",
    sampleOffered: await maySamplesBeLoaded(ctx),
    generalGaps: [...generalGaps],
  };
}
