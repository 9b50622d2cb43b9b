import type { DocumentPlace, TenderQuote } from "@tc/contract";
import { placeKey } from "./places";

/** Words of a document and where they stand: an item, a demand, or a passage that answers a question */
export interface Quotation {
  readonly documentId: string;
  readonly place: DocumentPlace;
  readonly cell?: string | undefined;
  readonly quote: string;
}

/** Words of the notice or of a document, and where they stand */
export type PlacedQuote = TenderQuote;

/** Names an item in the address, so that a reload finds its quote again. The address holds no words of a document. */
export function itemKey({ documentId, place, cell = "", quote }: Quotation): string {
  let hash = 0x811c9dc5;
  for (const character of `${documentId} ${placeKey(place)} ${cell} ${quote}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** The address of a document on the page of its tender's documents, at the quote of an item. */
export function addressOf(documentId: string, item?: string): string {
  return `?${new URLSearchParams({ datei: documentId, ...(item !== undefined && { stelle: item }) })}`;
}

/** Marks an entry of the history that a chip led to: Escape goes back from there. */
export const chipState = { isFromChip: true } as const;
