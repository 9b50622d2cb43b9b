import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { deleteDocument, insertDocument } from "../documents.store.ts";
import type { DocumentRow, NewDocument } from "../documents.store.ts";
import { findExtract } from "../extract/extract.store.ts";
import { findUncompared, insertVersion } from "./version.store.ts";
import type { EarlierVersion } from "./version.store.ts";

/** Puts a document in the place of the earlier one of its name, and keeps what that one said to tell what changed. */
export async function replaceDocument(
  t: AgencyTransaction,
  earlier: DocumentRow | undefined,
  document: NewDocument,
): Promise<void> {
  const version = earlier && (await lastReadVersion(t, document.tenderId, earlier));
  if (earlier) await deleteDocument(t, earlier.id);
  await insertDocument(t, document);
  if (version) await insertVersion(t, document.id, version);
}

/** The document itself; if nobody has read it, the version that it replaced. */
async function lastReadVersion(
  t: AgencyTransaction,
  tenderId: string,
  { id, uploaded_at, pages, refused_pages }: DocumentRow,
): Promise<EarlierVersion | undefined> {
  const extract = await findExtract(t, tenderId);
  if (extract?.document_ids.includes(id) !== true) return findUncompared(t, id);
  return {
    uploadedAt: uploaded_at,
    pages,
    refusedPages: refused_pages.length,
    rulesVersion: extract.rules_version,
    items: extract.items.filter(({ file }) => file === id),
  };
}
