import type { Context } from "../../../platform/context.ts";
import type { RawNotice, RejectedMember } from "../../../ports/notice-source.ts";
import type { NoticeReader } from "../reading/notice-reader.ts";
import type { Reading } from "../reading/reading.ts";
import { listRawsAfter } from "./raw-notice.store.ts";
import type { Arrival, PendingRaw } from "./store-raws.ts";

/** Large enough that statements are few, small enough that memory stays flat and a stop comes soon. */
export const batchLimits = { documents: 250, bytes: 16_000_000 };

/** So many batches are stored and read while one is applied: neither thread nor the database then waits for long. */
export const batchesAhead = 2;

/** Documents that arrived one after the other. */
export interface Batch {
  readonly arrivals: readonly Arrival[];
  readonly rejected: readonly RejectedMember[];
}

/** Cuts what a source delivers into batches, in order of arrival. */
export async function* inBatches(
  documents: AsyncIterable<RawNotice | RejectedMember>,
  sourceId: string,
): AsyncGenerator<Batch, void, void> {
  let arrivals: Arrival[] = [];
  let rejected: RejectedMember[] = [];
  let bytes = 0;
  for await (const document of documents) {
    if ("reject" in document) rejected.push(document);
    else {
      arrivals.push({ raw: document, sourceId });
      bytes += document.bytes.byteLength;
    }
    const count = arrivals.length + rejected.length;
    if (count < batchLimits.documents && bytes < batchLimits.bytes) continue;
    yield { arrivals, rejected };
    [arrivals, rejected, bytes] = [[], [], 0];
  }
  if (arrivals.length + rejected.length > 0) yield { arrivals, rejected };
}

/** A stored document and what the reader made of its bytes. */
export interface ReadRaw {
  readonly raw: PendingRaw;
  readonly reading: Reading;
}

export async function readRaws(
  reader: NoticeReader,
  pending: readonly PendingRaw[],
): Promise<ReadRaw[]> {
  const readings = await reader.read(pending);
  return pending.map((raw, index) => ({ raw, reading: readings[index]! }));
}

/** Reads the next batch of stored documents after `seq`, in order of arrival; `lastSeq` is undefined behind the last one. */
export async function readStoredBatch(
  ctx: Context,
  reader: NoticeReader,
  range: { readonly seq: string; readonly upTo?: string; readonly pendingOnly: boolean },
): Promise<{ readonly lastSeq: string | undefined; readonly read: readonly ReadRaw[] }> {
  const rows = await listRawsAfter(ctx.db, { ...range, limit: batchLimits.documents });
  const pending = rows.map((row) => ({ ...row, bytes: row.content, compressed: true }));
  return { lastSeq: rows.at(-1)?.seq, read: await readRaws(reader, pending) };
}
