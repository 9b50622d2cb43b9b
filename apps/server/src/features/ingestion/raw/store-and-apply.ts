import type { Context } from "../../../platform/context.ts";
import { withNoticeReaders } from "../reading/notice-reader.ts";
import type { NoticeReaders } from "../reading/notice-reader.ts";
import { applyRaws } from "./apply-raws.ts";
import type { RawsApplied } from "./apply-raws.ts";
import { readRaws, readStoredBatch } from "./batches.ts";
import type { ReadRaw } from "./batches.ts";
import { storeRaws } from "./store-raws.ts";
import type { Arrival, StoredRaws } from "./store-raws.ts";

export interface ApplyReport {
  /** Notices read in the batch, known ones and further copies included. */
  readonly notices: number;
  readonly newNotices: number;
  /** Tenders that were made or became different. */
  readonly tenders: number;
  /** Change records that were added. */
  readonly changes: number;
  readonly rejected: readonly { readonly file: string; readonly reason: string }[];
  /** The tenders counted in `tenders`, for sums over several batches. */
  readonly tenderIds: readonly string[];
}

/** Stored and read, not yet applied. */
export interface PreparedBatch {
  readonly stored: StoredRaws;
  readonly read: readonly ReadRaw[];
}

/**
 * Stores a batch of documents and applies their notices to the tenders. May be called again with the same batch, by any
 * number of processes at once; a crash at any moment loses nothing that this function returned for. Callers with several
 * batches pass their readers, which spares each batch the start of a thread.
 */
export async function storeAndApply(
  ctx: Context,
  batch: readonly Arrival[],
  readers?: NoticeReaders,
): Promise<ApplyReport> {
  if (!readers) return withNoticeReaders((started) => storeAndApply(ctx, batch, started));
  return applyBatch(ctx, readers, await readBatch(readers, await storeRaws(ctx, batch)));
}

/** Reads a stored batch; this may run while the batch before is being applied. */
export async function readBatch(
  { arriving }: NoticeReaders,
  stored: StoredRaws,
): Promise<PreparedBatch> {
  return { stored, read: await readRaws(arriving, stored.pending) };
}

export async function applyBatch(
  ctx: Context,
  { again }: NoticeReaders,
  { stored, read }: PreparedBatch,
): Promise<ApplyReport> {
  const report = toReport(await applyRaws(ctx, again, read));
  return {
    ...report,
    notices: report.notices + stored.knownNotices,
    rejected: [...stored.rejected, ...report.rejected],
  };
}

/** Applies what a crash or a failed attempt left behind. Called on start, before anything new arrives. */
export async function applyPending(ctx: Context, readers: NoticeReaders): Promise<ApplyReport> {
  let total: ApplyReport = {
    notices: 0,
    newNotices: 0,
    tenders: 0,
    changes: 0,
    rejected: [],
    tenderIds: [],
  };
  let seq: string | undefined = "0";
  for (;;) {
    const batch: Awaited<ReturnType<typeof readStoredBatch>> = await readStoredBatch(
      ctx,
      readers.arriving,
      { seq, pendingOnly: true },
    );
    if (batch.lastSeq === undefined) return total;
    seq = batch.lastSeq;
    total = addReports(total, toReport(await applyRaws(ctx, readers.again, batch.read)));
  }
}

function addReports(a: ApplyReport, b: ApplyReport): ApplyReport {
  const tenderIds = [...new Set([...a.tenderIds, ...b.tenderIds])];
  return {
    notices: a.notices + b.notices,
    newNotices: a.newNotices + b.newNotices,
    tenders: tenderIds.length,
    changes: a.changes + b.changes,
    rejected: [...a.rejected, ...b.rejected],
    tenderIds,
  };
}

function toReport(applied: RawsApplied): ApplyReport {
  return {
    notices: applied.noticeCount,
    newNotices: applied.newNoticeCount,
    tenders: applied.changedTenderIds.length,
    changes: applied.changeCount,
    rejected: applied.rejected,
    tenderIds: applied.changedTenderIds,
  };
}
