import { byName } from "@tc/domain";
import type { TenderDocument } from "@tc/contract";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { listDocuments } from "./documents.store.ts";
import type { DocumentRow } from "./documents.store.ts";
import { listFetched } from "./fetched/fetched-documents.store.ts";
import type { FetchedRow } from "./fetched/fetched-documents.store.ts";

/** A document that the agency has uploaded, or one that was fetched from the buyer for everybody. */
export type SharedDocumentRow = Omit<DocumentRow, "uploaded_by_name"> & {
  readonly uploaded_by_name: string | null;
};

/** Everything that the agency may read of a tender, by name */
export async function listAllDocuments(
  t: AgencyTransaction,
  tenderId: string,
): Promise<readonly SharedDocumentRow[]> {
  const rows = await listDocuments(t, tenderId);
  const fetched = await listFetched(t, tenderId);
  return [...rows, ...fetched.map(toRow)].toSorted(byName);
}

/** Whose each document is: uploaded by the agency, or fetched from the buyer for everybody. */
export async function listDocumentOrigins(
  t: AgencyTransaction,
  tenderId: string,
): Promise<ReadonlyMap<string, TenderDocument["origin"]>> {
  const rows = await listAllDocuments(t, tenderId);
  return new Map(rows.map((row) => [row.id, originOf(row)]));
}

export function originOf({
  uploaded_by_name,
}: Pick<SharedDocumentRow, "uploaded_by_name">): TenderDocument["origin"] {
  return uploaded_by_name === null ? "buyer" : "agency";
}

function toRow({ fetched_at, ...row }: FetchedRow): SharedDocumentRow {
  return { ...row, uploaded_at: fetched_at, uploaded_by_name: null, pages_read: null };
}
