import type { DocumentFetch } from "@tc/contract";
import { AppError, documentsAddress } from "@tc/domain";
import { inTransaction } from "../../../platform/context.ts";
import type { Context } from "../../../platform/context.ts";
import { holdTenderAt } from "../../../platform/database/tender-address.store.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { findAssessedTender } from "../../assessment/index.ts";
import { fetchDocumentsJob } from "../job-definitions.ts";
import * as limits from "./fetch.limits.ts";
import * as store from "./fetch.store.ts";
import type { FetchRow } from "./fetch.store.ts";
import { toDocumentFetch } from "./to-document-fetch.ts";

/**
 * Has the documents fetched from the notice's address. Whoever asks while they are on their way, or a few minutes after,
 * gets the same answer as the first. Throws rate_limited.
 */
export async function requestDocuments(
  ctx: Context,
  { slug }: { slug: string },
): Promise<DocumentFetch> {
  const { agencyId } = requireMembership(ctx);
  const tender = await findAssessedTender(ctx.db, slug);
  if (!tender) throw new AppError("not_found");
  const address = documentsAddress(tender.record);
  if (address === undefined) throw new AppError("bad_request");
  const lostBefore = new Date(ctx.now().getTime() - limits.lostMs);
  const before = await store.findFetch(ctx, tender.id);
  if (before && isAnswered(before, address, ctx.now(), lostBefore)) {
    return toDocumentFetch(address, before);
  }
  await countTry(ctx, limits.agencyFetchLimit, agencyId);
  await countTry(ctx, limits.agencyFetchQuota, agencyId);
  await countTry(ctx, limits.hostFetchLimit, hostOf(address));
  await countTry(ctx, limits.fetchLimit, "all");
  return inTransaction(ctx, async (t) => {
    const held = await holdTenderAt(t.db, slug);
    if (!held) throw new AppError("not_found");
    const tenderId = held.id;
    const request = { tenderId, address, now: t.now(), lostBefore };
    if (await store.requestFetch(t, request)) await t.enqueue(fetchDocumentsJob, { tenderId });
    return toDocumentFetch(address, await store.findFetch(t, tenderId));
  });
}

/** It is on its way, or was checked a moment ago. */
function isAnswered(row: FetchRow, address: string, now: Date, lostBefore: Date): boolean {
  if (row.state === "waiting" || row.state === "fetching") return row.requested_at >= lostBefore;
  if (row.address !== address || row.checked_at === null) return false;
  return now.getTime() - row.checked_at.getTime() < limits.freshMs[row.state];
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
