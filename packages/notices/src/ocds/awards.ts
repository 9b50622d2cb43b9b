import type { LotResult, Money, Winner } from "@tc/domain";
import { given } from "../given.ts";
import { calendarDay } from "../moments/moment.ts";
import { onlyLotId, separateUnnamed } from "../results/unnamed-lots.ts";
import type { JsonObject } from "./json-value.ts";
import { numberAt, objectAt, objectsAt, textAt, textsAt } from "./json-value.ts";
import type { PartyLookup } from "./parties.ts";
import { moneyAt, sumOf } from "./values.ts";

/** A date that publishers put where they have none. */
const fillerDay = "2000-01-01";

/** One result per award, in their order. An award of several lots names them all, joined with commas. */
export function readResults(release: JsonObject, lookUp: PartyLookup): LotResult[] {
  const tender = objectAt(release, "tender");
  const lots = objectsAt(tender, "lots");
  const fallbackLot = lots.length === 1 ? textAt(lots[0], "id") : undefined;
  const awards = objectsAt(release, "awards");
  const results = awards.map((award): LotResult => {
    const related = textsAt(award, "relatedLots");
    const lotId = related.length > 0 ? related.join(",") : (fallbackLot ?? onlyLotId);
    const contracts = objectsAt(release, "contracts").filter(
      (contract) => textAt(contract, "awardID") === textAt(award, "id"),
    );
    return {
      lotId,
      ...outcomeOf(award),
      ...offersOf(release, related, awards.length === 1),
      winners: objectsAt(award, "suppliers").flatMap((supplier): Winner[] => {
        const winner = lookUp(supplier);
        return winner ? [winner] : [];
      }),
      ...given("value", moneyAt(award, "value") ?? contractSum(contracts)),
      ...given("lowestValue", statisticMoney(release, related, "lowestValidBidValue")),
      ...given("highestValue", statisticMoney(release, related, "highestValidBidValue")),
      ...given("decidedOn", dayOf(textAt(award, "date"))),
      ...given("contractOn", dayOf(textAt(contracts[0], "dateSigned"))),
      withheld: [],
    };
  });
  return separateUnnamed(results, lots.length);
}

function outcomeOf(award: JsonObject): Pick<LotResult, "outcome" | "nonAwardReason"> {
  const status = textAt(award, "status");
  if (status === "unsuccessful" || status === "cancelled") {
    return { outcome: "clos-nw", ...given("nonAwardReason", textAt(award, "statusDetails")) };
  }
  return objectsAt(award, "suppliers").length > 0 ? { outcome: "selec-w" } : {};
}

/**
 * Bid statistics of the lot, else `numberOfTenderers` when there is but one award. Zero there means unknown:
 * the national service writes it into every open tender.
 */
function offersOf(
  release: JsonObject,
  related: readonly string[],
  isOnlyAward: boolean,
): Pick<LotResult, "offersReceived" | "offersReceivedCode"> {
  const bids = statistic(release, related, "bids");
  if (bids !== undefined) return { offersReceived: bids, offersReceivedCode: "tenders" };
  const electronic = statistic(release, related, "electronicBids");
  if (electronic !== undefined)
    return { offersReceived: electronic, offersReceivedCode: "t-esubm" };
  const tenderers = numberAt(objectAt(release, "tender"), "numberOfTenderers");
  if (!isOnlyAward || tenderers === undefined || tenderers <= 0) return {};
  return { offersReceived: tenderers, offersReceivedCode: "tenders" };
}

function statistic(
  release: JsonObject,
  related: readonly string[],
  measure: string,
): number | undefined {
  return numberAt(statisticEntry(release, related, measure), "value");
}

function statisticMoney(
  release: JsonObject,
  related: readonly string[],
  measure: string,
): Money | undefined {
  const entry = statisticEntry(release, related, measure);
  if (entry === undefined) return undefined;
  return moneyAt({ value: { amount: entry["value"], currency: entry["currency"] } }, "value");
}

/** An entry for the award's one lot, or one that names no lot; sums over lots are never made. */
function statisticEntry(
  release: JsonObject,
  related: readonly string[],
  measure: string,
): JsonObject | undefined {
  const entries = objectsAt(objectAt(release, "bids"), "statistics").filter(
    (entry) => textAt(entry, "measure") === measure,
  );
  const lotsOf = (entry: JsonObject): string[] => [
    ...textsAt(entry, "relatedLot"),
    ...textsAt(entry, "relatedLots"),
  ];
  return (
    entries.find((entry) => related.length === 1 && lotsOf(entry).includes(related[0]!)) ??
    entries.find((entry) => lotsOf(entry).length === 0)
  );
}

function contractSum(contracts: readonly JsonObject[]): Money | undefined {
  return sumOf(contracts.flatMap((contract) => moneyAt(contract, "value") ?? []));
}

function dayOf(published: string | undefined): string | undefined {
  const day = calendarDay(published);
  return day === fillerDay ? undefined : day;
}
