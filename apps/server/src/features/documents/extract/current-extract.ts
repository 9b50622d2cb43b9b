import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { readDocumentsJob } from "../job-definitions.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import { beginExtract, findExtract } from "./extract.store.ts";
import { isCurrent } from "./make-extract.ts";

/**
 * What there is of a tender's extract, and whether all documents are read and in it. If it is older than the documents,
 * the tender or the rules, a job makes it again.
 */
export async function currentExtract(
  t: AgencyTransaction,
  { id: tenderId, version }: { readonly id: string; readonly version: number },
) {
  const documents = await listAllDocuments(t, tenderId);
  if (documents.length > 0) await beginExtract(t, tenderId);
  const extract = await findExtract(t, tenderId);
  const isOpen = documents.some(({ state }) => state === "waiting" || state === "reading");
  const isUpToDate = !extract || isCurrent(extract, version);
  if (!isUpToDate && !isOpen) {
    await t.enqueue(readDocumentsJob, { agencyId: t.agency.id, tenderId });
  }
  return { documents, extract, isComplete: isUpToDate && !isOpen };
}
