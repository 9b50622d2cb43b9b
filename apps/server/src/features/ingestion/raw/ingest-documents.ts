import type { Context } from "../../../platform/context.ts";
import type { RawNotice, RejectedMember } from "../../../ports/notice-source.ts";
import { applyBatch, applyPending, readBatch } from "./store-and-apply.ts";
import type { ApplyReport } from "./store-and-apply.ts";
import { storeRaws } from "./store-raws.ts";
import type { Arrival } from "./store-raws.ts";

/** Large enough that statements are few, small enough that memory stays flat and a stop comes soon. */
const batchDocuments = 250;
const batchBytes = 16_000_000;

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

/** So many batches are stored and read while one is applied: neither thread nor the database then waits for long. */
const batchesAhead = 2;

/**
 * Brings documents in, batch by batch: while one is applied the next ones are stored and read. What an earlier run
 * left unfinished is applied first.
 */
export async function ingestDocuments(
  ctx: Context,
  documents: AsyncIterable<RawNotice | RejectedMember>,
  { sourceId, onProgress, signal }: IngestOptions,
): Promise<IngestReport> {
  const total = new Total();
  total.add(await applyPending(ctx), { own: false });
  let done = 0;
  const underWay: Promise<void>[] = [];
  for await (const { arrivals, rejected, size } of batches(documents, sourceId)) {
    if (signal?.aborted === true) break;
    total.reject(rejected);
    // One after the other, so that numbers follow the order of arrival.
    const reading = readBatch(await storeRaws(ctx, arrivals));
    const before = underWay.at(-1);
    const applying = (async () => {
      const [prepared] = await Promise.all([reading, before]);
      total.add(await applyBatch(ctx, prepared), { own: true });
      done += size;
      onProgress?.(done);
    })();
    // Whichever fails ends the run when its turn comes; until then it must not go unheard.
    applying.catch(() => undefined);
    underWay.push(applying);
    if (underWay.length > batchesAhead) await underWay.shift();
  }
  await underWay.at(-1);
  return total.report();
}

interface Batch {
  readonly arrivals: Arrival[];
  readonly rejected: { file: string; reason: string }[];
  readonly size: number;
}

async function* batches(
  documents: AsyncIterable<RawNotice | RejectedMember>,
  sourceId: string,
): AsyncGenerator<Batch, void, void> {
  let arrivals: Arrival[] = [];
  let rejected: { file: string; reason: string }[] = [];
  let bytes = 0;
  const take = (): Batch => {
    const batch = { arrivals, rejected, size: arrivals.length + rejected.length };
    [arrivals, rejected, bytes] = [[], [], 0];
    return batch;
  };
  for await (const document of documents) {
    if ("reject" in document)
      rejected.push({ file: document.file, reason: document.reject.reason });
    else {
      arrivals.push({ raw: document, sourceId });
      bytes += document.bytes.byteLength;
    }
    if (arrivals.length + rejected.length >= batchDocuments || bytes >= batchBytes) yield take();
  }
  if (arrivals.length + rejected.length > 0) yield take();
}

class Total {
  #notices = 0;
  #newNotices = 0;
  #changes = 0;
  readonly #tenderIds = new Set<string>();
  readonly #rejected: { file: string; reason: string }[] = [];

  /** What an earlier run left over counts as news, but was not read in this one. */
  add(report: ApplyReport, { own }: { readonly own: boolean }): void {
    if (own) this.#notices += report.notices;
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
