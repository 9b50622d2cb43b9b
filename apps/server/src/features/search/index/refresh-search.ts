import { analyzerVersion } from "@tc/text";
import { inTransaction } from "../../../platform/context.ts";
import type { Context } from "../../../platform/context.ts";
import { WordCounter } from "../lexicon/count-words.ts";
import * as lexicons from "../lexicon/lexicon.store.ts";
import * as store from "./refresh-search.store.ts";
import { writeSearchDocuments } from "../documents/write-search-documents.ts";

/** Fewer tenders than this teach no words. */
const minTenders = 300;
/** Learnt anew when there are so many times more tenders. */
const growth = 2;
/** Ids say nothing about a tender, so that the first ones are a fair sample. */
const maxLearnedFrom = 100_000;
const tendersPerRead = 100;
/** Analysed at a stretch: a few milliseconds of the event loop. */
const documentsPerBatch = 25;

export interface RefreshReport {
  readonly lexiconVersion: number;
  readonly refreshed: number;
}

/**
 * Keeps the index true to what is known about words: learns the parts of compounds from the tenders as they grow in
 * number, and analyses again what an older lexicon, other labels or an older analyzer analysed. Killed at any moment it
 * goes on where it was; run again it changes nothing.
 */
export async function refreshSearch(ctx: Context, signal: AbortSignal): Promise<RefreshReport> {
  const lexiconVersion = await learnWhenDue(ctx, signal);
  let refreshed = 0;
  while (!signal.aborted) {
    const count = await refreshBatch(ctx, lexiconVersion);
    if (count === 0) break;
    refreshed += count;
  }
  if (refreshed > 0) ctx.log.info({ lexiconVersion, refreshed }, "search documents refreshed");
  return { lexiconVersion, refreshed };
}

async function learnWhenDue(ctx: Context, signal: AbortSignal): Promise<number> {
  const { db } = ctx;
  const known = await lexicons.findLexicon(db);
  const version = known?.version ?? 0;
  const basis = `${analyzerVersion} ${await lexicons.labelsFingerprint(db)}`;
  const tenderCount = await store.countTenders(db);
  const isGrown = tenderCount >= Math.max(minTenders, (known?.tenderCount ?? 0) * growth);
  if (!isGrown && basis === (known?.basis ?? `${analyzerVersion} `)) return version;
  const words = isGrown ? await learn(ctx, signal) : await lexicons.lexiconWords(db, version);
  if (signal.aborted) return version;
  await lexicons.saveLexicon(db, {
    version: version + 1,
    // Words that were taken over still are those of fewer tenders.
    tenderCount: isGrown ? tenderCount : (known?.tenderCount ?? 0),
    basis,
    words,
    now: ctx.now(),
  });
  return version + 1;
}

async function learn({ db }: Context, signal: AbortSignal): Promise<Record<string, number>> {
  const counter = new WordCounter();
  let after: string | undefined;
  for (let read = 0; read < maxLearnedFrom && !signal.aborted; read += tendersPerRead) {
    const tenders = await store.tendersAfter(db, after, tendersPerRead);
    for (const { record } of tenders) counter.add(record);
    after = tenders.at(-1)?.id;
    if (tenders.length < tendersPerRead) break;
  }
  return counter.result();
}

function refreshBatch(ctx: Context, lexiconVersion: number): Promise<number> {
  return inTransaction(ctx, async ({ db }) => {
    const ids = await store.lockOutdated(db, lexiconVersion, documentsPerBatch);
    // Read after locking: a writer of the tender either is seen here or writes the document after us.
    const tenders = await store.tendersById(db, ids);
    await writeSearchDocuments(
      db,
      tenders.map(({ id, record }) => ({ tenderId: id, tender: record })),
    );
    return tenders.length;
  });
}
