import { readItems } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { saveDocumentFacts } from "../../scoring/index.ts";
import { hasFetched } from "../fetched/fetched-documents.store.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import { unhurried } from "../unhurried.ts";
import { openTexts } from "../reading/open-texts.ts";
import { compareWithEarlier } from "../versions/compare-with-earlier.ts";
import { listUncompared, saveComparison } from "../versions/version.store.ts";
import { requirementsIn } from "./document-requirements.ts";
import { valueIn } from "./document-value.ts";
import * as store from "./extract.store.ts";
import { noticeDeadlinesOf } from "./notice-deadlines.ts";

/** A developer raises it after a change of the rules in `@tc/documents`. When a member opens an older extract, the server starts a job that makes a new one. */
export const rulesVersion = 3;

/**
 * What an agency's documents of a tender and those fetched for everybody say, all of them together, with what they demand
 * of it and what they say the contract is worth; nothing to do where that is up to date.
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
  const { texts, ids } = await openTexts(ctx, agencyId, documents);
  const read = await unhurried(readItems(texts, noticeDeadlinesOf(tender.record)));
  const items = read.map((item) => ({ ...item, file: ids.get(item.file) ?? item.file }));
  const names = new Map(Array.from(ids, ([name, id]) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const { lots } = tender.record;
  const facts = {
    requirements: requirementsIn(items, lots, nameOf),
    value: valueIn(items, lots.filter(({ kind }) => kind !== "group").length, nameOf),
  };
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
    await saveDocumentFacts(t, tenderId, facts);
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
