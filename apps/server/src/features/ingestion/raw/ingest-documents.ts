import type { Context } from "../../../platform/context.ts";
import type { RawNotice, RejectedMember } from "../../../ports/notice-source.ts";
import { withNoticeReaders } from "../reading/notice-reader.ts";
import type { NoticeReaders } from "../reading/notice-reader.ts";
import { batchesAhead, inBatches } from "./batches.ts";
import { applyBatch, applyPending, readBatch } from "./store-and-apply.ts";
import type { ApplyReport } from "./store-and-apply.ts";
import { storeRaws } from "./store-raws.ts";

export interface IngestReport {
  readonly notices: number;
  readonly newNotices: number;
  readonly tenders: number;
  readonly changes: number;
  readonly rejected: readonly { readonly file: string; readonly reason: string }[];
}

export interface IngestOptions {
  readonly sourceId: string;
  /** Called after each batch with the number of documents done so far. */
  readonly onProgress?: (documents: number) => void;
  /** Ends the run after the batch under way. */
  readonly signal?: AbortSignal;
}

/**
 * Brings documents in, batch by batch: while one is applied the next ones are stored and read. What an earlier run
 * left unfinished is applied first.
 */
export async function ingestDocuments(
  ctx: Context,
  documents: AsyncIterable<RawNotice | RejectedMember>,
  options: IngestOptions,
): Promise<IngestReport> {
  return withNoticeReaders((readers) => ingest(ctx, readers, documents, options));
}

async function ingest(
  ctx: Context,
  readers: NoticeReaders,
  documents: AsyncIterable<RawNotice | RejectedMember>,
  { sourceId, onProgress, signal }: IngestOptions,
): Promise<IngestReport> {
  const total = new Total();
  // What an earlier run left over counts as news, but was not read in this one.
  total.add({ ...(await applyPending(ctx, readers)), notices: 0 });
  let done = 0;
  const underWay: Promise<void>[] = [];
  try {
    for await (const { arrivals, rejected } of inBatches(documents, sourceId)) {
      if (signal?.aborted === true) break;
      total.reject(rejected.map(({ file, reject: { reason } }) => ({ file, reason })));
      // One after the other, so that numbers follow the order of arrival.
      const reading = readBatch(readers, await storeRaws(ctx, arrivals));
      const before = underWay.at(-1);
      const applying = (async () => {
        const [prepared] = await Promise.all([reading, before]);
        total.add(await applyBatch(ctx, readers, prepared));
        done += arrivals.length + rejected.length;
        onProgress?.(done);
      })();
      // A failure ends the run when the loop awaits this batch; without a handler until then it would end the process.
      applying.catch(() => undefined);
      underWay.push(applying);
      if (underWay.length > batchesAhead) await underWay.shift();
    }
    await underWay.at(-1);
  } finally {
    // A batch under way still needs the readers.
    await Promise.allSettled(underWay);
  }
  return total.report();
}

class Total {
  #notices = 0;
  #newNotices = 0;
  #changes = 0;
  readonly #tenderIds = new Set<string>();
  readonly #rejected: { file: string; reason: string }[] = [];

  add(report: ApplyReport): void {
    this.#notices += report.notices;
    this.#newNotices += report.newNotices;
    this.#changes += report.changes;
    for (const id of report.tenderIds) this.#tenderIds.add(id);
    this.reject(report.rejected);
  }

  reject(rejected: readonly { file: string; reason: string }[]): void {
    for (const entry of rejected) this.#rejected.push(entry);
  }

  report(): IngestReport {
    return {
      notices: this.#notices,
      newNotices: this.#newNotices,
      tenders: this.#tenderIds.size,
      changes: this.#changes,
      rejected: this.#rejected,
    };
  }
}
