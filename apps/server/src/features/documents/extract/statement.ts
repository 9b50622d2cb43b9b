import type { DocumentItem } from "@tc/documents";
import type { DocumentQuote } from "../../scoring/index.ts";

/** The words of an item and where they stand; `file` is the document's id. */
export function sourceOf(
  { quote, file, place, cell }: DocumentItem,
  nameOf: (documentId: string) => string,
): DocumentQuote {
  return {
    quote,
    document: { id: file, name: nameOf(file), place, ...(cell !== undefined && { cell }) },
  };
}
