import { hash } from "node:crypto";
import { constants, zstdCompressSync } from "node:zlib";
import { inTransaction } from "../../../platform/context.ts";
import type { Context } from "../../../platform/context.ts";
import { isSampleSourceId } from "../../../ports/notice-source.ts";
import type { RawNotice } from "../../../ports/notice-source.ts";
import { refuseSamplesBesideReal } from "../database/dataset.ts";
import * as store from "./raw-notice.store.ts";
import type { RawRow } from "./raw-notice.store.ts";

// Level 1: measured 10:1 on notices, level 3 gains little. The asynchronous form costs ten times as much on the main
// thread as compressing there: it is made of streams.
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export interface Arrival {
  readonly raw: RawNotice;
  readonly sourceId: string;
}

/** Bytes that are stored and still have to be read and applied. */
export interface PendingRaw {
  readonly sha256: Buffer;
  readonly seq: string;
  readonly file: string;
  readonly attempts: number;
  readonly bytes: Uint8Array;
  readonly compressed: boolean;
}

export interface StoredRaws {
  readonly pending: readonly PendingRaw[];
  /** Notices of the documents that were applied before. */
  readonly knownNotices: number;
  /** Known and refused before. */
  readonly rejected: readonly { readonly file: string; readonly reason: string }[];
}

/** Keeps the bytes before anybody tries to understand them: after this they cannot be lost. */
export async function storeRaws(ctx: Context, batch: readonly Arrival[]): Promise<StoredRaws> {
  const unique = new Map<string, { arrival: Arrival; sha256: Buffer; others: Arrival[] }>();
  for (const arrival of batch) {
    const sha256 = hash("sha256", arrival.raw.bytes, "buffer");
    const same = unique.get(sha256.toString("hex"));
    if (same) same.others.push(arrival);
    else unique.set(sha256.toString("hex"), { arrival, sha256, others: [] });
  }
  const entries = [...unique.values()];
  const hashes = entries.map((entry) => entry.sha256);
  // Most of a second run is known already: only what is new is compressed.
  const present = new Set(
    (await inTransaction(ctx, ({ db }) => store.findRaws(db, hashes))).map((row) =>
      row.sha256.toString("hex"),
    ),
  );
  const fresh = entries.filter((entry) => !present.has(entry.sha256.toString("hex")));
  const raws = fresh.map(({ arrival: { raw, sourceId }, sha256 }) => ({
    sha256,
    content: zstdCompressSync(raw.bytes, zstd),
    sizeBytes: raw.bytes.byteLength,
    file: raw.file,
    sourceId,
    url: raw.url,
  }));
  const sources = [...new Set(batch.map((arrival) => arrival.sourceId))].map((id) => ({
    id,
    sample: isSampleSourceId(id),
  }));

  const rows = await inTransaction(ctx, async ({ db, now }) => {
    await store.upsertSources(db, sources);
    if (sources.some((source) => source.sample)) await refuseSamplesBesideReal(db);
    if (raws.length > 0) await store.insertRaws(db, raws, now());
    const stored = new Map(
      (await store.findRaws(db, hashes)).map((row) => [row.sha256.toString("hex"), row]),
    );
    const sightings = entries.flatMap(({ sha256, arrival, others }) => {
      const first = stored.get(sha256.toString("hex"));
      return [arrival, ...others]
        .filter(({ sourceId }) => sourceId !== first?.source_id)
        .map(({ raw: { file, url }, sourceId }) => ({ sha256, sourceId, file, url }));
    });
    const resighted = new Set(
      (await store.insertSightings(db, sightings)).map((sha256) => sha256.toString("hex")),
    );
    return entries.map(({ sha256, arrival }) => {
      const key = sha256.toString("hex");
      const row = stored.get(key) as RawRow;
      return {
        row,
        arrival,
        pending: row.status === "pending" || (row.status === "applied" && resighted.has(key)),
      };
    });
  });

  const pending = rows.filter((entry) => entry.pending);
  const others = rows.filter((entry) => !entry.pending);
  return {
    pending: pending
      .map(({ row, arrival }) => ({
        sha256: row.sha256,
        seq: row.seq,
        file: arrival.raw.file,
        attempts: row.attempts,
        bytes: arrival.raw.bytes,
        compressed: false,
      }))
      .toSorted((a, b) => Number(BigInt(a.seq) - BigInt(b.seq))),
    knownNotices: others
      .filter(({ row }) => row.status === "applied")
      .reduce((sum, { row }) => sum + row.notice_count, 0),
    rejected: others
      .filter(({ row }) => row.status === "rejected")
      .map(({ row, arrival }) => ({
        file: arrival.raw.file,
        reason: row.reject_reason ?? "rejected before",
      })),
  };
}
