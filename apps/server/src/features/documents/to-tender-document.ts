import type { TenderDocument } from "@tc/contract";
import type { DocumentRow } from "./documents.store.ts";

export function toTenderDocument(row: DocumentRow): TenderDocument {
  return {
    id: row.id,
    name: row.name,
    bytes: row.content_bytes,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.uploaded_by_name,
    state: row.state,
    ...(row.pages !== null && { pages: row.pages }),
    ...(row.pages_read !== null && { pagesRead: row.pages_read }),
    ...(row.refusal !== null && { refusal: row.refusal }),
    refusedPages: row.refused_pages,
    removedCharacters: row.removed_characters,
  };
}
