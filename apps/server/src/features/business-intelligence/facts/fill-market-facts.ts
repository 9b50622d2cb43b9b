import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/context.ts";
import * as store from "./market-fact.store.ts";
import { writeMarketFacts } from "./write-market-facts.ts";

/** Raise it when the rules by which facts are made change, agency sectors among them: all are then made again. */
const factsVersion = 1;
/** The state of a run that has not reached the last tender. */
const unfinished = -factsVersion;
const batchSize = 500;

/**
 * Makes the facts of all tenders where another release or none made them: after a rollback the older release makes its own,
 * and the newer one does so again later. Goes on where an earlier run of the same release was stopped.
 */
export async function fillMarketFacts(ctx: Context, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const isDone = await inTransaction(ctx, async ({ db }) => {
      const { version, doneTo } = await store.findFactState(db);
      if (version === factsVersion) return true;
      const after = version === unfinished ? doneTo : null;
      const ids = await store.holdNextTenders(db, after, batchSize);
      await writeMarketFacts(db, ids);
      const last = ids.at(-1);
      await store.writeFactState(
        db,
        last === undefined
          ? { version: factsVersion, doneTo: null }
          : { version: unfinished, doneTo: last },
      );
      return last === undefined;
    });
    if (isDone) return;
  }
}

export async function hasMissingFacts(ctx: Context): Promise<boolean> {
  return (await store.findFactState(ctx.db)).version !== factsVersion;
}
