import { inTransaction } from "../../platform/context.ts";
import type { Context } from "../../platform/context.ts";
import { SourceError } from "../../ports/notice-source.ts";
import type { NoticeSource, RawNotice, SourcePackage } from "../../ports/notice-source.ts";
import { addDays, berlinDay } from "../../platform/memory/berlin-day.ts";
import { inBatches } from "../ingestion/index.ts";
import { planDays, startOf } from "./plan-days.ts";
import type { DayToRead } from "./plan-days.ts";
import * as store from "./screening.store.ts";

/** Keeps a batch of notices for good and makes tenders of them; safe to be called twice with the same. */
export type StoreNotices = (
  ctx: Context,
  batch: readonly { readonly raw: RawNotice; readonly sourceId: string }[],
) => Promise<unknown>;

export interface ScreenOptions {
  readonly storeNotices: StoreNotices;
  readonly signal: AbortSignal;
}

export interface SourceRun {
  readonly sourceId: string;
  /** busy: another process reads this source · skipped: samples while real notices are here */
  readonly outcome: "ok" | "failed" | "busy" | "skipped";
  readonly days: number;
  readonly notices: number;
  readonly error?: SourceError["code"];
  /** The failure may be gone soon. */
  readonly retryable: boolean;
}

/** Days may be broken one by one; this many in a row mean the source itself is. */
const maxBrokenDaysInARow = 3;

async function holdsRealNotices(ctx: Context): Promise<boolean> {
  const { kind } = await ctx.db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind === "real";
}

async function storePackage(
  ctx: Context,
  sourceId: string,
  { notices }: SourcePackage,
  { storeNotices, signal }: ScreenOptions,
): Promise<{ noticeCount: number; rejectedCount: number }> {
  let noticeCount = 0;
  let rejectedCount = 0;
  for await (const { arrivals, rejected } of inBatches(notices, sourceId)) {
    // Between batches everything so far is committed, so here a run may end.
    signal.throwIfAborted();
    for (const { file, reject } of rejected) {
      ctx.log.warn({ source: sourceId, file, ...reject }, "member not readable");
    }
    if (arrivals.length > 0) await storeNotices(ctx, arrivals);
    noticeCount += arrivals.length;
    rejectedCount += rejected.length;
  }
  return { noticeCount, rejectedCount };
}

/** Reads one day and notes that it is complete. Returns how many notices came. */
async function screenDay(
  ctx: Context,
  source: NoticeSource,
  { day, etag }: DayToRead,
  start: string,
  options: ScreenOptions,
): Promise<number> {
  const { signal } = options;
  const answer = await source.fetchDay(day, { signal, ...(etag !== undefined && { etag }) });
  if (answer === "unchanged") {
    await store.touchPackage(ctx.db, source.id, day, ctx.now());
    return 0;
  }
  const counts =
    answer === "empty"
      ? { noticeCount: 0, rejectedCount: 0 }
      : await storePackage(ctx, source.id, answer, options);
  const read = { day, etag: answer === "empty" ? undefined : answer.etag, ...counts };
  await inTransaction(ctx, (t) =>
    store.completePackage(t.db, source.id, read, { start, now: ctx.now() }),
  );
  return counts.noticeCount;
}

async function screenDays(
  ctx: Context,
  source: NoticeSource,
  options: ScreenOptions,
): Promise<Omit<SourceRun, "sourceId" | "outcome">> {
  const watermark = await store.startRun(ctx.db, source, ctx.now());
  const today = berlinDay(ctx.now());
  const { firstDay, daysBack } = source;
  const from = addDays(watermark ?? addDays(today, -daysBack), -2);
  const packages = await store.listPackages(ctx.db, source.id, from);
  const plan = { today, watermark, firstDay, daysBack, packages };
  const start = startOf(plan);

  let days = 0;
  let notices = 0;
  let failure: SourceError | undefined;
  let brokenInARow = 0;
  for (const wanted of planDays(plan)) {
    options.signal.throwIfAborted();
    try {
      notices += await screenDay(ctx, source, wanted, start, options);
      days++;
      brokenInARow = 0;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      failure = error;
      const { code, message } = error;
      ctx.log.warn({ source: source.id, day: wanted.day, code, reason: message }, "day not read");
      // A refusal would repeat on other days. A broken day holds up the watermark, but not the other days.
      if (error.retryable || ++brokenInARow >= maxBrokenDaysInARow) break;
    }
  }
  return {
    days,
    notices,
    retryable: failure?.retryable ?? false,
    ...(failure && { error: failure.code }),
  };
}

/**
 * Brings one source up to yesterday, day by day, whatever is missing since the last run. Several processes may try at once:
 * one works, the others return "busy". Throws only what is no fault of the source.
 */
export async function screenSource(
  ctx: Context,
  source: NoticeSource,
  options: ScreenOptions,
): Promise<SourceRun> {
  const nothing = { sourceId: source.id, days: 0, notices: 0, retryable: false };
  if (source.sample && (await holdsRealNotices(ctx))) return { ...nothing, outcome: "skipped" };

  const run = await store.withSourceLock(ctx.db, source.id, async () => {
    try {
      const result = await screenDays(ctx, source, options);
      await store.endRun(ctx.db, source.id, { error: result.error, now: ctx.now() });
      return result;
    } catch (error) {
      if (options.signal.aborted) await store.interruptRun(ctx.db, source.id);
      else await store.endRun(ctx.db, source.id, { error: "internal", now: ctx.now() });
      throw error;
    }
  });
  if (!run) return { ...nothing, outcome: "busy" };
  return { sourceId: source.id, ...run, outcome: run.error === undefined ? "ok" : "failed" };
}
