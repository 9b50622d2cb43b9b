import type { Context } from "../../../platform/context.ts";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { saveDocumentFacts } from "../../scoring/index.ts";
import { hasFetched } from "../fetched/fetched-documents.store.ts";
import { readPublicDocumentsOf } from "../fetched/read-public-documents.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import { openTexts } from "../reading/open-texts.ts";
import { compareWithEarlier } from "../versions/compare-with-earlier.ts";
import { listUncompared, saveComparison } from "../versions/version.store.ts";
import * as store from "./extract.store.ts";
import { readTexts, rulesVersion } from "./read-texts.ts";

/**
 * What an agency's documents of a tender and those fetched for everybody say, all of them together, with what of it counts
 * for this agency; nothing to do where that is up to date.
 */
export async function makeExtract(
  ctx: Context,
  { agencyId, tenderId }: { agencyId: string; tenderId: string },
): Promise<void> {
  await readPublicDocumentsOf(ctx, tenderId);
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
  const opened = await openTexts(ctx, agencyId, documents);
  const { items, facts } = await readTexts(opened, tender.record);
  const ids = [...opened.ids.values()];
  // Without uploads, the public facts of the fetched documents serve every agency. This agency keeps none of its own.
  const hasUploads = documents.some(({ uploaded_by_name: name }) => name !== null);
  await inAgency(ctx, agencyId, async (t) => {
    await lockAgency(t);
    await store.saveExtract(t, tenderId, {
      items,
      items_revision: extract.revision,
      tender_version: tender.version,
      rules_version: rulesVersion,
      document_ids: ids,
    });
    for (const version of versions.filter(({ documentId }) => ids.includes(documentId))) {
      await saveComparison(t, compareWithEarlier(version, items, rulesVersion));
    }
    await saveDocumentFacts(t, tenderId, hasUploads ? facts : undefined);
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
