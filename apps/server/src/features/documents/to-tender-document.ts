import type { TenderDocument } from "@tc/contract";
import { originOf } from "./list-all-documents.ts";
import type { SharedDocumentRow } from "./list-all-documents.ts";

export function toTenderDocument(row: SharedDocumentRow): TenderDocument {
  return {
    id: row.id,
    name: row.name,
    bytes: row.content_bytes,
    origin: originOf(row),
    uploadedAt: row.uploaded_at.toISOString(),
    ...(row.uploaded_by_name !== null && { uploadedBy: row.uploaded_by_name }),
    state: row.state,
    ...(row.pages !== null && { pages: row.pages }),
    ...(row.pages_read !== null && { pagesRead: row.pages_read }),
    ...(row.refusal !== null && { refusal: row.refusal }),
    refusedPages: row.refused_pages,
    removedCharacters: row.removed_characters,
  };
}
