import type { MarketRow } from "@tc/assessment";
import type { Db } from "../../platform/database/database.ts";
import * as store from "./market.store.ts";

/** A row for each result of each tender of the market, and one for a tender without any. */
export async function listMarketRows(
  db: Db,
  selection: store.MarketSelection,
): Promise<MarketRow[]> {
  return toMarketRows(db, await store.listTenders(db, selection));
}

/** The rows of these tenders */
export async function toMarketRows(
  db: Db,
  tenders: readonly store.TenderRow[],
): Promise<MarketRow[]> {
  const ids = tenders.map(({ id }) => id);
  const awards = Map.groupBy(await store.listAwards(db, ids), ({ tenderId }) => tenderId);
  const winners = Map.groupBy(await store.listWinners(db, ids), lotKey);
  return tenders.flatMap((tender) => {
    const results = awards.get(tender.id);
    if (!results) return [toMarketRow(tender)];
    return results.map((award) => toMarketRow(tender, award, winners.get(lotKey(award))));
  });
}

const lotKey = ({ tenderId, lotId }: { readonly tenderId: string; readonly lotId: string }) =>
  `${tenderId} ${lotId}`;

function toMarketRow(
  tender: store.TenderRow,
  award?: store.AwardRow,
  winners: readonly store.WinnerRow[] = [],
): MarketRow {
  const { id, publishedOn, buyerId, buyerName } = tender;
  return {
    tenderId: id,
    lotId: award?.lotId ?? "",
    state: stateOf(tender, award),
    winners,
    ...(publishedOn !== null && { publishedOn }),
    ...(buyerId !== null && { buyerId }),
    ...(buyerName !== null && { buyerName }),
    ...(award && statedOf(award)),
  };
}

function statedOf({ awardedOn, offersReceived, valueCents, currency }: store.AwardRow) {
  return {
    ...(awardedOn !== null && { awardedOn }),
    ...(offersReceived !== null && { offersReceived }),
    ...(valueCents !== null && { valueCents }),
    ...(currency !== null && { currency }),
  };
}

/** Of the lot: one closed without a winner is no award, whatever became of the others. */
function stateOf({ stage }: store.TenderRow, award?: store.AwardRow): MarketRow["state"] {
  if (award?.outcome === "selec-w") return "awarded";
  if (award?.outcome === "clos-nw" || stage === "cancelled") return "cancelled";
  return stage === "planned" ? "planned" : "expired";
}
