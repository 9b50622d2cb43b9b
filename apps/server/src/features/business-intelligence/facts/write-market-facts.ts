import { publishedPriceWeight } from "@tc/assessment";
import { agencySectorDefinitions, agencySectorsOf, landOf } from "@tc/domain";
import type { Db } from "../../../platform/database/database.ts";
import * as store from "./market-fact.store.ts";

const cpvGroups = [
  ...new Set(
    Object.values(agencySectorDefinitions).flatMap(({ cpv }) =>
      cpv.map((prefix) => prefix.slice(0, 3)),
    ),
  ),
];

/** Replaces the facts of these tenders. Call it in the transaction that wrote the tenders. */
export async function writeMarketFacts(db: Db, tenderIds: readonly string[]): Promise<void> {
  if (tenderIds.length === 0) return;
  await store.deleteMarketFacts(db, tenderIds);
  const sources = await store.listFactSources(db, tenderIds, cpvGroups);
  await store.insertMarketFacts(
    db,
    sources.map(toMarketFact).filter(({ sectors }) => sectors.length > 0),
  );
}

function toMarketFact({ id, cpv, nuts, lots }: store.FactSource): store.MarketFact {
  const weight = publishedPriceWeight(lots);
  return {
    tenderId: id,
    sectors: agencySectorsOf(cpv),
    laender: [...new Set(nuts.flatMap((code) => landOf(code) ?? []))].toSorted(),
    ...(typeof weight === "number" && { pricePercent: weight }),
  };
}
