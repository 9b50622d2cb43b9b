import pg from "pg";
import { NoticeError } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { inTransaction } from "../../../platform/context.ts";
import type { Context, Transaction } from "../../../platform/context.ts";
import { isDatabaseUnavailable } from "../../../platform/database/database-errors.ts";
import { isSampleSourceId } from "../../../ports/notice-source.ts";
import { applyReadings } from "../reading/apply-readings.ts";
import type { Applied } from "../reading/apply-readings.ts";
import type { AppliedRaw } from "../tenders/notice-copies.ts";
import { enterDataset } from "../database/dataset.ts";
import type { NoticeReader } from "../reading/notice-reader.ts";
import { lockTenders } from "../notices/notice.store.ts";
import { findRaws, listSightings, markFailed } from "./raw-notice.store.ts";
import type { ReadRaw } from "./batches.ts";
import type { PendingRaw } from "./store-raws.ts";

/** After so many failures that were no fault of the bytes a notice is given up. */
const maxAttempts = 3;
const maxConflictRetries = 5;

export interface RawsApplied extends Applied {
  readonly rejected: readonly { readonly file: string; readonly reason: string }[];
}

const nothing: RawsApplied = {
  noticeCount: 0,
  newNoticeCount: 0,
  changedTenderIds: [],
  newTenderCount: 0,
  removedTenderCount: 0,
  changeCount: 0,
  rejected: [],
};

/**
 * Applies what was read, whole or not at all. Where one notice breaks the transaction the batch is halved until the
 * culprit stands alone: it is marked, and the others get through.
 */
export async function applyRaws(
  ctx: Context,
  reader: NoticeReader,
  read: readonly ReadRaw[],
  options: {
    readonly rereading: boolean;
    readonly alongside?: (t: Transaction) => Promise<void>;
  } = { rereading: false },
): Promise<RawsApplied> {
  if (read.length === 0 && !options.alongside) return nothing;
  for (let retry = 0; ; retry++) {
    try {
      return await inTransaction(ctx, async (t) => {
        const result = await applyInTransaction(t, reader, read, options);
        await options.alongside?.(t);
        return result;
      });
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      if (isConflict(error) && retry < maxConflictRetries) continue;
      const [only] = read;
      if (only === undefined) throw error;
      if (read.length === 1) return markPoison(ctx, only, error, options.alongside);
      const middle = Math.ceil(read.length / 2);
      const first = await applyRaws(ctx, reader, read.slice(0, middle), {
        rereading: options.rereading,
      });
      return merge(first, await applyRaws(ctx, reader, read.slice(middle), options));
    }
  }
}

async function applyInTransaction(
  t: Transaction,
  reader: NoticeReader,
  read: readonly ReadRaw[],
  options: { readonly rereading: boolean },
): Promise<RawsApplied> {
  await lockTenders(t.db);
  const good: { raw: PendingRaw; notices: readonly Notice[] }[] = [];
  const rejected: { file: string; reason: string }[] = [];
  const failures: { sha256: Buffer; code: string; reason: string; final: boolean }[] = [];
  for (const { raw, reading } of read) {
    if (reading.ok) {
      good.push({ raw, notices: reading.notices });
      for (const { place, reason } of reading.rejected)
        rejected.push({ file: `${raw.file}#${place}`, reason });
    } else {
      failures.push({ sha256: raw.sha256, ...reading });
      // What the bytes were once read as has to go.
      if (options.rereading && reading.final) good.push({ raw, notices: [] });
      rejected.push({ file: raw.file, reason: reading.reason });
    }
  }
  const raws = await enterDatasetWith(t, await withSightings(t, good));
  const applied = await applyReadings(t, reader, raws, options);
  await markFailed(t.db, failures, maxAttempts);
  return { ...applied, rejected };
}

async function withSightings(
  t: Transaction,
  good: readonly { raw: PendingRaw; notices: readonly Notice[] }[],
): Promise<AppliedRaw[]> {
  if (good.length === 0) return [];
  const hashes = good.map(({ raw }) => raw.sha256);
  const rows = new Map(
    (await findRaws(t.db, hashes)).map((row) => [row.sha256.toString("hex"), row]),
  );
  const further = Map.groupBy(await listSightings(t.db, hashes), (row) =>
    row.sha256.toString("hex"),
  );
  return good.flatMap(({ raw, notices }) => {
    const key = raw.sha256.toString("hex");
    const row = rows.get(key);
    // Samples that were wiped while they were being read.
    if (!row) return [];
    const sightings = [row, ...(further.get(key) ?? [])].map(({ source_id, url }) => ({
      sourceId: source_id,
      url: url ?? undefined,
    }));
    const isNew = row.status !== "applied";
    return [{ sha256: raw.sha256, seq: row.seq, isNew, sightings, notices }];
  });
}

/** Real notices drive out samples; samples that come too late are not applied. */
async function enterDatasetWith(
  t: Transaction,
  raws: readonly AppliedRaw[],
): Promise<readonly AppliedRaw[]> {
  const isReal = (raw: AppliedRaw) =>
    raw.sightings.some(({ sourceId }) => !isSampleSourceId(sourceId));
  if (raws.length === 0) return raws;
  const real = raws.filter(isReal);
  if (real.length === 0) return (await enterDataset(t, "sample")) ? raws : [];
  await enterDataset(t, "real");
  return real.map((raw) => ({
    ...raw,
    sightings: raw.sightings.filter(({ sourceId }) => !isSampleSourceId(sourceId)),
  }));
}

async function markPoison(
  ctx: Context,
  { raw }: ReadRaw,
  error: unknown,
  alongside: ((t: Transaction) => Promise<void>) | undefined,
): Promise<RawsApplied> {
  const reason = error instanceof Error ? error.message : String(error);
  // The bytes are at fault, or what they would make of their procedure: another try ends the same way.
  const final = error instanceof NoticeError;
  const code = final ? error.code : "not_applied";
  if (final) ctx.log.warn({ file: raw.file, code, reason }, "notice refused");
  else ctx.log.error({ err: error, file: raw.file }, "notice not applied");
  await inTransaction(ctx, async (t) => {
    await markFailed(t.db, [{ sha256: raw.sha256, code, reason, final }], maxAttempts);
    await alongside?.(t);
  });
  return { ...nothing, rejected: [{ file: raw.file, reason }] };
}

function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "40001" || error.code === "40P01");
}

function merge(a: RawsApplied, b: RawsApplied): RawsApplied {
  return {
    noticeCount: a.noticeCount + b.noticeCount,
    newNoticeCount: a.newNoticeCount + b.newNoticeCount,
    changedTenderIds: [...new Set([...a.changedTenderIds, ...b.changedTenderIds])],
    newTenderCount: a.newTenderCount + b.newTenderCount,
    removedTenderCount: a.removedTenderCount + b.removedTenderCount,
    changeCount: a.changeCount + b.changeCount,
    rejected: [...a.rejected, ...b.rejected],
  };
}
