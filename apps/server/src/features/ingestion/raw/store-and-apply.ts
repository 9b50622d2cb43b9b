import type { Context } from "../../../platform/context.ts";
import { applyRaws, readRaws } from "./apply-raws.ts";
import type { RawsApplied, ReadRaw } from "./apply-raws.ts";
import { NoticeReader } from "../reading/notice-reader.ts";
import { listRawsAfter } from "./raw-notice.store.ts";
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

let shared: NoticeReader | undefined;
let rereading: NoticeReader | undefined;

/** The thread that reads what arrives; it starts when first needed and lets the process end. */
export function sharedReader(): NoticeReader {
  shared ??= new NoticeReader();
  return shared;
}

/** The thread for stored bytes a batch needs while it is applied: in the other they wait behind the batches to come. */
export function rereadingReader(): NoticeReader {
  rereading ??= new NoticeReader();
  return rereading;
}

/**
 * Stores a batch of documents and applies their notices to the tenders. May be called again with the same batch, by any
 * number of processes at once; a crash at any moment loses nothing that this function returned for.
 */
export async function storeAndApply(ctx: Context, batch: readonly Arrival[]): Promise<ApplyReport> {
  return applyBatch(ctx, await prepareBatch(ctx, batch));
}

/** The first half of storeAndApply: it may run while the batch before is being applied. */
export async function prepareBatch(
  ctx: Context,
  batch: readonly Arrival[],
): Promise<PreparedBatch> {
  return readBatch(await storeRaws(ctx, batch));
}

export async function readBatch(stored: StoredRaws): Promise<PreparedBatch> {
  return { stored, read: await readRaws(sharedReader(), stored.pending) };
}

export async function applyBatch(
  ctx: Context,
  { stored, read }: PreparedBatch,
): Promise<ApplyReport> {
  const applied = await applyRaws(ctx, rereadingReader(), read);
  const report = toReport(applied);
  return {
    ...report,
    notices: report.notices + stored.knownNotices,
    rejected: [...stored.rejected, ...report.rejected],
  };
}

const pendingBatchSize = 250;

/** Applies what a crash or a failed attempt left behind. Called on start, before anything new arrives. */
export async function applyPending(ctx: Context): Promise<ApplyReport> {
  let total: ApplyReport = {
    notices: 0,
    newNotices: 0,
    tenders: 0,
    changes: 0,
    rejected: [],
    tenderIds: [],
  };
  let seq = "0";
  for (;;) {
    const rows = await listRawsAfter(ctx.db, { seq, pendingOnly: true, limit: pendingBatchSize });
    const last = rows.at(-1);
    if (!last) return total;
    seq = last.seq;
    const pending = rows.map((row) => ({ ...row, bytes: row.content, compressed: true }));
    const applied = await applyRaws(
      ctx,
      rereadingReader(),
      await readRaws(sharedReader(), pending),
    );
    total = addReports(total, toReport(applied));
  }
}

export function addReports(a: ApplyReport, b: ApplyReport): ApplyReport {
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
