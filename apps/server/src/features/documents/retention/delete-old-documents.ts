import { fetchedBytesMax } from "@tc/domain";
import { inTransaction } from "../../../platform/context.ts";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { forgetPublicFacts } from "../../scoring/index.ts";
import { raiseExtracts } from "../fetched/raise-extracts.operator.store.ts";
import { deleteDiscardedObjectsJob } from "../job-definitions.ts";
import * as fetches from "./old-fetches.store.ts";
import { deleteOldUploads } from "./old-uploads.operator.store.ts";

const atOnce = 200;

/** Deletes documents of tenders that ended long ago: what agencies uploaded, and what was fetched for everybody. */
export async function deleteOldDocuments(ctx: Context, signal: AbortSignal): Promise<void> {
  let uploads = 0;
  for (;;) {
    const count = await asOperator(ctx, (t) => deleteOldUploads(t, atOnce));
    uploads += count;
    if (count === 0 || signal.aborted) break;
  }
  const oldIds = await inTransaction(ctx, (t) => fetches.listOldFetches(t, atOnce));
  for (const tenderId of oldIds) await deleteFetched(ctx, tenderId);
  const beyondIds = await inTransaction(ctx, (t) => fetches.listFetchesBeyond(t));
  for (const tenderId of beyondIds) await deleteFetched(ctx, tenderId);
  const tenders = oldIds.length + beyondIds.length;
  if (uploads + tenders > 0) {
    ctx.log.info({ uploads, fetchedTenders: tenders }, "old documents deleted");
    await ctx.jobs.send(deleteDiscardedObjectsJob, {});
  }
  const bytes = await inTransaction(ctx, (t) => fetches.fetchedBytes(t));
  if (bytes > fetchedBytesMax) {
    ctx.log.warn({ bytes }, "documents fetched for open tenders alone exceed the limit");
  }
}

function deleteFetched(ctx: Context, tenderId: string): Promise<void> {
  return inTransaction(ctx, async (t) => {
    await forgetPublicFacts(t, tenderId);
    await fetches.deleteFetch(t, tenderId);
    await raiseExtracts(t, tenderId);
  });
}
