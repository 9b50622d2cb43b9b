import type { DocumentVersion } from "@tc/contract";
import { toExtractItem } from "../extract/to-extract-item.ts";
import type { SharedDocumentRow } from "../list-all-documents.ts";
import type { ComparedVersion } from "./version.store.ts";

export function toDocumentVersion(
  version: ComparedVersion,
  documents: readonly SharedDocumentRow[],
): DocumentVersion {
  const { documentId, earlierUploadedAt, earlierPages, earlierRefusedPages, changes } = version;
  const refusedPages = documents.find(({ id }) => id === documentId)?.refused_pages.length ?? 0;
  return {
    documentId,
    earlierUploadedAt,
    ...(earlierPages !== null && { earlierPages }),
    unreadPages: earlierRefusedPages + refusedPages,
    ...(changes && {
      changes: changes.map(({ earlier, later }) => ({
        ...(earlier && { earlier: toExtractItem(earlier) }),
        ...(later && { later: toExtractItem(later) }),
      })),
    }),
    furtherChanges: version.furtherChanges,
  };
}
