import type { DocumentFetch } from "@tc/contract";
import { AppError, documentsAddress } from "@tc/domain";
import { inTransaction } from "../../../platform/context.ts";
import type { Context } from "../../../platform/context.ts";
import { holdTenderAt } from "../../../platform/database/tender-address.store.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { requireOn } from "../../../platform/switches/switched-off.store.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requireTender } from "../../assessment/index.ts";
import { fetchDocumentsJob } from "../job-definitions.ts";
import * as limits from "./fetch.limits.ts";
import * as store from "./fetch.store.ts";
import type { FetchRow } from "./fetch.store.ts";
import { isUnderWay } from "./is-being-fetched.ts";
import { freshUntil, toDocumentFetch } from "./to-document-fetch.ts";

/**
 * Has the documents fetched from the notice's address. Whoever asks while they are on their way, or a few minutes after,
 * gets the same answer as the first; so does whoever asks for another tender with an address that leads to a page.
 * Throws switched_off and rate_limited.
 */
export async function requestDocuments(
  ctx: Context,
  { slug }: { slug: string },
): Promise<DocumentFetch> {
  const { agencyId } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  const address = documentsAddress(tender.record);
  if (address === undefined) throw new AppError("bad_request");
  const before = await store.findFetch(ctx, tender.id);
  if (before && isAnswered(before, address, ctx.now())) {
    return toDocumentFetch(address, before);
  }
  const settled = await findSettled(ctx, address, before);
  if (settled) return takeOver(ctx, { slug, address, settled });
  await requireOn(ctx, "document_fetching");
  await countTry(ctx, limits.agencyFetchLimit, agencyId);
  await countTry(ctx, limits.agencyFetchQuota, agencyId);
  await countTry(ctx, limits.hostFetchLimit, hostOf(address));
  await countTry(ctx, limits.fetchLimit, "all");
  return inTransaction(ctx, async (t) => {
    const held = await holdTenderAt(t.db, slug);
    if (!held) throw new AppError("not_found");
    const tenderId = held.id;
    const now = t.now();
    const lostBefore = new Date(now.getTime() - limits.lostMs);
    const request = { tenderId, address, now, lostBefore };
    if (await store.requestFetch(t, request)) await t.enqueue(fetchDocumentsJob, { tenderId });
    return toDocumentFetch(address, await store.findFetch(t, tenderId));
  });
}

/** What a look at the address brought for another tender, after the last one for this; nothing where it brought a file here. */
async function findSettled(
  ctx: Context,
  address: string,
  before: FetchRow | undefined,
): Promise<store.SettledFetch | undefined> {
  if (before && before.sha256 !== null) return undefined;
  const since = new Date(ctx.now().getTime() - limits.freshMs.settled);
  const settled = await store.findSettled(ctx, address, since);
  const last = before?.address === address ? before.checked_at : null;
  return settled && (last === null || settled.checkedAt > last) ? settled : undefined;
}

/** What a look at the same address for another tender brought is this tender's, with the time of that look. */
function takeOver(
  ctx: Context,
  { slug, address, settled }: { slug: string; address: string; settled: store.SettledFetch },
): Promise<DocumentFetch> {
  return inTransaction(ctx, async (t) => {
    const held = await holdTenderAt(t.db, slug);
    if (!held) throw new AppError("not_found");
    const tenderId = held.id;
    const now = t.now();
    const lostBefore = new Date(now.getTime() - limits.lostMs);
    await store.noteSettled(t, { tenderId, address, settled, now, lostBefore });
    return toDocumentFetch(address, await store.findFetch(t, tenderId));
  });
}

/** It is on its way, or was checked a moment ago. */
function isAnswered(row: FetchRow, address: string, now: Date): boolean {
  if (row.state === "waiting" || row.state === "fetching") return isUnderWay(row, now);
  const until = freshUntil(row);
  return row.address === address && until !== undefined && now < until;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
