import { publishedPriceWeight } from "@tc/assessment";
import type { Lot } from "@tc/domain";
import type { DocumentInvited, DocumentQuote } from "./document-facts.ts";

/** How many percent the price counts for the award. Without words of a document the notice says so. */
export interface PriceWeight extends Partial<DocumentQuote> {
  readonly percent: number;
}

/** The notice outranks documents, also where its lots differ: then no weight holds for the whole tender. */
export function priceWeightOf(
  lots: readonly Pick<Lot, "kind" | "awardCriteria">[],
  ofDocuments: PriceWeight | undefined,
): PriceWeight | undefined {
  const published = publishedPriceWeight(lots);
  if (published === undefined) return ofDocuments;
  return published === "unclear" ? undefined : { percent: published };
}

/** How many bidders are invited to offer. Without words of a document the notice says so. */
export interface InvitedBidders extends Partial<DocumentQuote> {
  readonly least?: number;
  readonly most?: number;
  /** Of a document, which may mean either */
  readonly count?: number;
}

/** The notice outranks documents; where its lots differ, no number holds for the whole tender. */
export function invitedBidders(
  lots: readonly Pick<Lot, "kind" | "minCandidates" | "maxCandidates">[],
  ofDocuments: DocumentInvited | undefined,
): InvitedBidders | undefined {
  const ofLots = lots
    .filter(({ kind }) => kind !== "group")
    .map(({ minCandidates: least, maxCandidates: most }) => ({
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    }));
  const [first, ...others] = new Set(ofLots.map((invited) => JSON.stringify(invited)));
  if (others.length > 0) return undefined;
  return first === undefined || first === "{}" ? ofDocuments : ofLots[0];
}
