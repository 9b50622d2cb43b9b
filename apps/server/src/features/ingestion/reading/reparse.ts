import { parserVersion } from "@tc/notices";
import type { Context, Transaction } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/context.ts";
import { applyRaws } from "../raw/apply-raws.ts";
import { readStoredBatch } from "../raw/batches.ts";
import { withNoticeReaders } from "./notice-reader.ts";
import type { NoticeReaders } from "./notice-reader.ts";

export interface ReparseReport {
  readonly documents: number;
  readonly notices: number;
  readonly newNotices: number;
  readonly newTenders: number;
  readonly changedTenders: number;
  readonly removedTenders: number;
  readonly rejected: readonly { readonly file: string; readonly reason: string }[];
  /** Work an interrupted run had done already. */
  readonly resumed: boolean;
}

export interface ReparseOptions {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Reads all stored bytes again, in order of arrival, and rebuilds their tenders: for a better parser or builder. Ids and
 * addresses stay. The place reached is kept with each batch, so that an interrupted run goes on where it stopped.
 */
export async function reparse(ctx: Context, options: ReparseOptions = {}): Promise<ReparseReport> {
  return withNoticeReaders((readers) => rebuildTenders(ctx, readers, options));
}

async function rebuildTenders(
  ctx: Context,
  readers: NoticeReaders,
  { onProgress, signal }: ReparseOptions,
): Promise<ReparseReport> {
  const run = await inTransaction(ctx, begin);
  const changed = new Set<string>();
  const rejected: { file: string; reason: string }[] = [];
  let [documents, notices, newNotices, newTenders, removedTenders] = [0, 0, 0, 0, 0];
  const readNext = (seq: string) =>
    readStoredBatch(ctx, readers.arriving, { seq, upTo: run.lastSeq, pendingOnly: false });
  let next = readNext(run.doneToSeq);
  while (signal?.aborted !== true) {
    const { lastSeq, read } = await next;
    if (lastSeq === undefined) {
      await ctx.db.deleteFrom("reparse").execute();
      break;
    }
    // While one batch is applied the next is read. Its failure ends the run when the loop awaits it, not before.
    next = readNext(lastSeq);
    next.catch(() => undefined);
    const result = await applyRaws(ctx, readers.again, read, {
      rereading: true,
      alongside: async ({ db }) => {
        await db.updateTable("reparse").set({ done_to_seq: lastSeq }).execute();
      },
    });
    documents += read.length;
    notices += result.noticeCount;
    newNotices += result.newNoticeCount;
    newTenders += result.newTenderCount;
    removedTenders += result.removedTenderCount;
    for (const id of result.changedTenderIds) changed.add(id);
    rejected.push(...result.rejected);
    onProgress?.(Number(lastSeq), Number(run.lastSeq));
  }
  await next.catch(() => undefined);
  return {
    documents,
    notices,
    newNotices,
    newTenders,
    changedTenders: changed.size - newTenders,
    removedTenders,
    rejected,
    resumed: run.doneToSeq !== "0",
  };
}

/** Goes on with an interrupted run of the same reader; a newer reader starts over. */
async function begin({ db, now }: Transaction): Promise<{ doneToSeq: string; lastSeq: string }> {
  const interrupted = await db.selectFrom("reparse").selectAll().forUpdate().executeTakeFirst();
  if (interrupted?.parser_version === parserVersion) {
    return { doneToSeq: interrupted.done_to_seq, lastSeq: interrupted.last_seq };
  }
  await db.deleteFrom("reparse").execute();
  const last = await db
    .selectFrom("raw_notice")
    .select((eb) => eb.fn.max("seq").as("seq"))
    .executeTakeFirst();
  const lastSeq = last?.seq ?? "0";
  await db
    .insertInto("reparse")
    .values({
      parser_version: parserVersion,
      done_to_seq: "0",
      last_seq: lastSeq,
      started_at: now(),
    })
    .execute();
  return { doneToSeq: "0", lastSeq };
}
