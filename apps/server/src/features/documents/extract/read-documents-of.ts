import type { DocumentItem } from "@tc/documents";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listDocuments } from "../documents.store.ts";
import { findExtract } from "./extract.store.ts";

/** The agency's documents of a tender that were read, and what they say; `file` of an item is a document's id. */
export async function readDocumentsOf(
  t: AgencyTransaction,
  tenderId: string,
): Promise<{
  documents: readonly { readonly id: string; readonly name: string; readonly pages: number }[];
  items: readonly DocumentItem[];
}> {
  const all = await listDocuments(t, tenderId);
  const documents = all
    .filter(({ state }) => state === "read")
    .map(({ id, name, pages }) => ({ id, name, pages: pages ?? 0 }));
  const ids = new Set(documents.map(({ id }) => id));
  const extract = await findExtract(t, tenderId);
  return { documents, items: (extract?.items ?? []).filter(({ file }) => ids.has(file)) };
}
