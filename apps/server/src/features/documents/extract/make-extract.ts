import { readItems } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { saveDocumentDemands } from "../../scoring/index.ts";
import { freeName } from "../document-name.ts";
import { hasFetched } from "../fetched/fetched-documents.store.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import { unhurried } from "../unhurried.ts";
import { openText } from "../reading/document-text.ts";
import { compareWithEarlier } from "../versions/compare-with-earlier.ts";
import { listUncompared, saveComparison } from "../versions/version.store.ts";
import { requirementsIn } from "./document-requirements.ts";
import * as store from "./extract.store.ts";
import { noticeDeadlinesOf } from "./notice-deadlines.ts";

/** A developer raises it after a change of the rules in `@tc/documents`. When a member opens an older extract, the server starts a job that makes a new one. */
export const rulesVersion = 2;

/**
 * What an agency's documents of a tender and those fetched for everybody say, all of them together, and what they demand
 * of it; nothing to do where that is up to date.
 */
export async function makeExtract(
  ctx: Context,
  { agencyId, tenderId }: { agencyId: string; tenderId: string },
): Promise<void> {
  const { extract, tender, documents, versions } = await inAgency(ctx, agencyId, async (t) => {
    if (await hasFetched(t, tenderId)) await store.beginExtract(t, tenderId);
    return {
      extract: await store.findExtract(t, tenderId),
      tender: await store.findTender(t, tenderId),
      documents: (await listAllDocuments(t, tenderId)).filter(({ state }) => state === "read"),
      versions: await listUncompared(t, tenderId),
    };
  });
  if (!extract || !tender || isCurrent(extract, tender.version)) return;
  const texts: DocumentText[] = [];
  const ids = new Map<string, string>();
  for (const { id, name } of documents) {
    const text = await openText(ctx, agencyId, id);
    if (!text) continue;
    // Named as now: a merger of tenders or an archive may have renamed it. What was fetched may be called as an upload is.
    const file = freeName(name, new Set(ids.keys()));
    texts.push({ ...text, file });
    ids.set(file, id);
  }
  const read = await unhurried(readItems(texts, noticeDeadlinesOf(tender.record)));
  const items = read.map((item) => ({ ...item, file: ids.get(item.file) ?? item.file }));
  const names = new Map(Array.from(ids, ([name, id]) => [id, name]));
  const requirements = requirementsIn(items, tender.record.lots, (id) => names.get(id) ?? "");
  await inAgency(ctx, agencyId, async (t) => {
    await store.saveExtract(t, tenderId, {
      items,
      items_revision: extract.revision,
      tender_version: tender.version,
      rules_version: rulesVersion,
      document_ids: [...ids.values()],
    });
    for (const version of versions.filter(({ documentId }) => names.has(documentId))) {
      await saveComparison(t, compareWithEarlier(version, items, rulesVersion));
    }
    await saveDocumentDemands(t, tenderId, requirements);
  });
}

/** Whether the items were made of these documents, this version of the tender and these rules. */
export function isCurrent(extract: store.ExtractRow, tenderVersion: number): boolean {
  return (
    extract.items_revision === extract.revision &&
    extract.tender_version === tenderVersion &&
    extract.rules_version === rulesVersion
  );
}
