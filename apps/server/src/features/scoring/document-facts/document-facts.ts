import type { Requirement } from "@tc/assessment";
import type { PlacedDocument } from "@tc/contract";

/** Words of a document, and where they stand */
export interface DocumentQuote {
  readonly quote: string;
  readonly document: PlacedDocument;
}

/** What documents name as the value of the whole contract */
export interface DocumentValue extends DocumentQuote {
  /** As written */
  readonly cents: number;
  /** Without value added tax */
  readonly netCents: number;
}

/** How much the price counts for the award */
export interface DocumentPriceWeight extends DocumentQuote {
  readonly percent: number;
}

/** How many bidders are invited; the words tell whether it is the least or the most. */
export interface DocumentInvited extends DocumentQuote {
  readonly count: number;
}

/** What a tender's documents say of it that counts in its assessment. */
export interface DocumentFacts {
  readonly requirements: readonly Requirement[];
  readonly value: DocumentValue | undefined;
  readonly priceWeight: DocumentPriceWeight | undefined;
  readonly invited: DocumentInvited | undefined;
}

export const noFacts: DocumentFacts = {
  requirements: [],
  value: undefined,
  priceWeight: undefined,
  invited: undefined,
};

export const factColumns = ["requirements", "value", "price_weight", "invited"] as const;

/** Of a row that this folder has written */
export function toDocumentFacts(row: {
  readonly requirements: readonly object[];
  readonly value: object | null;
  readonly price_weight: object | null;
  readonly invited: object | null;
}): DocumentFacts {
  return {
    requirements: row.requirements as readonly Requirement[],
    value: (row.value ?? undefined) as DocumentValue | undefined,
    priceWeight: (row.price_weight ?? undefined) as DocumentPriceWeight | undefined,
    invited: (row.invited ?? undefined) as DocumentInvited | undefined,
  };
}

export function jsonOf(fact: DocumentQuote | undefined): string | null {
  return fact ? JSON.stringify(fact) : null;
}
