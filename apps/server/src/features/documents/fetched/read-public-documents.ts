import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/context.ts";
import { savePublicFacts } from "../../scoring/index.ts";
import { readTexts, rulesVersion } from "../extract/read-texts.ts";
import { openEach } from "../reading/open-texts.ts";
import { listFetched } from "./fetched-documents.store.ts";
import { openFetchedText } from "./open-fetched-text.ts";
import { findUnread } from "./unread-tender.store.ts";
import type { UnreadTender } from "./unread-tender.store.ts";

/**
 * Reads what fetched documents demand and name as the contract's value, once for all agencies: each tender of which
 * something has changed since, the latest fetch first. Nothing that an agency has uploaded is read with them.
 */
export async function readPublicDocuments(ctx: Context, signal: AbortSignal): Promise<void> {
  const doneIds: string[] = [];
  while (!signal.aborted) {
    const tender = await findUnread(ctx, { rulesVersion, doneIds });
    if (!tender) return;
    doneIds.push(tender.id);
    try {
      await readFacts(ctx, tender);
    } catch (error) {
      // The others are read all the same, this one with the next run.
      ctx.log.error({ err: error, tenderId: tender.id }, "public documents cannot be read");
    }
  }
}

/** The same for one tender, before somebody is told what counts there. */
export async function readPublicDocumentsOf(ctx: Context, tenderId: string): Promise<void> {
  const tender = await findUnread(ctx, { rulesVersion, tenderId });
  if (tender) await readFacts(ctx, tender);
}

async function readFacts(ctx: Context, { id, version, record, sha256 }: UnreadTender) {
  const documents = (await listFetched(ctx, id)).filter(({ state }) => state === "read");
  const opened = await openEach(documents, (documentId) => openFetchedText(ctx, documentId));
  const { facts } = await readTexts(opened, record);
  const basis = { tenderId: id, sha256, tenderVersion: version, rulesVersion };
  await inTransaction(ctx, (t) => savePublicFacts(t, basis, facts));
}
