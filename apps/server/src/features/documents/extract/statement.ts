import type { DocumentItem } from "@tc/documents";
import type { Lot } from "@tc/domain";
import type { DocumentQuote } from "../../scoring/index.ts";

/** A reader with less confidence than this was not sure of the words. */
const sureConfidence = 0.7;

/** Neither an older version of a document nor a text written for machines says anything. */
export function isInForce({ state }: DocumentItem): boolean {
  return state !== "superseded" && state !== "suspicious";
}

/** Nothing contradicts it, and the reader was sure of its words. */
export function isSure({ state, confidence }: DocumentItem): boolean {
  return state === "ok" && confidence >= sureConfidence;
}

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

/** "2" → "LOT-0002" */
export function lotIdOf(lot: string, lots: readonly Pick<Lot, "id">[]): string | undefined {
  return lots.find(({ id }) => Number(/(\d{1,6})$/.exec(id)?.[1]) === Number(lot))?.id;
}
