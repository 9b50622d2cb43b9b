import type { DocumentItem } from "@tc/documents";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { readDocumentsJob } from "../job-definitions.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import { beginExtract, findExtract } from "./extract.store.ts";

/** The documents of a tender that were read, the agency's and those fetched for everybody, and what they say; `file` of an item is a document's id. */
export async function readDocumentsOf(
  t: AgencyTransaction,
  tenderId: string,
): Promise<{
  documents: readonly { readonly id: string; readonly name: string; readonly pages: number }[];
  items: readonly DocumentItem[];
}> {
  const all = await listAllDocuments(t, tenderId);
  const documents = all
    .filter(({ state }) => state === "read")
    .map(({ id, name, pages }) => ({ id, name, pages: pages ?? 0 }));
  const ids = new Set(documents.map(({ id }) => id));
  const extract = await findExtract(t, tenderId);
  // What was fetched is there before this agency has an extract of it.
  if (!extract && documents.length > 0) {
    await beginExtract(t, tenderId);
    await t.enqueue(readDocumentsJob, { agencyId: t.agency.id, tenderId });
  }
  return { documents, items: (extract?.items ?? []).filter(({ file }) => ids.has(file)) };
}
