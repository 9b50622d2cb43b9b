import { tenderLimits } from "@tc/domain";
import type { LotResult, Money, Winner } from "@tc/domain";
import { given } from "../given.ts";
import { calendarDay } from "../moments/moment.ts";
import { requireEntries } from "../limits/require-entries.ts";
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
  const awards = requireEntries(objectsAt(release, "awards"), "results");
  const contractsOf = Map.groupBy(objectsAt(release, "contracts"), (contract) =>
    textAt(contract, "awardID"),
  );
  const statistics = new BidStatistics(release);
  const results = awards.map((award): LotResult => {
    const related = textsAt(award, "relatedLots");
    const lotId = related.length > 0 ? related.join(",") : (fallbackLot ?? onlyLotId);
    const contracts = contractsOf.get(textAt(award, "id")) ?? [];
    return {
      lotId,
      ...outcomeOf(award),
      ...offersOf(release, statistics, related, awards.length === 1),
      winners: objectsAt(award, "suppliers")
        // One more than are kept, so that the list is known to be longer.
        .slice(0, tenderLimits.results.each.winners.entries + 1)
        .flatMap((supplier): Winner[] => {
          const winner = lookUp(supplier);
          return winner ? [winner] : [];
        }),
      ...given("value", moneyAt(award, "value") ?? contractSum(contracts)),
      ...given("lowestValue", statistics.money("lowestValidBidValue", related)),
      ...given("highestValue", statistics.money("highestValidBidValue", related)),
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
  statistics: BidStatistics,
  related: readonly string[],
  isOnlyAward: boolean,
): Pick<LotResult, "offersReceived" | "offersReceivedCode"> {
  const bids = statistics.number("bids", related);
  if (bids !== undefined) return { offersReceived: bids, offersReceivedCode: "tenders" };
  const electronic = statistics.number("electronicBids", related);
  if (electronic !== undefined)
    return { offersReceived: electronic, offersReceivedCode: "t-esubm" };
  const tenderers = numberAt(objectAt(release, "tender"), "numberOfTenderers");
  if (!isOnlyAward || tenderers === undefined || tenderers <= 0) return {};
  return { offersReceived: tenderers, offersReceivedCode: "tenders" };
}

/** The statistics of a release by measure and lot: looked through once, however many awards there are. */
class BidStatistics {
  private readonly entries = new Map<string, JsonObject>();

  constructor(release: JsonObject) {
    for (const entry of objectsAt(objectAt(release, "bids"), "statistics")) {
      const measure = textAt(entry, "measure");
      const lots = [...textsAt(entry, "relatedLot"), ...textsAt(entry, "relatedLots")];
      // The first entry counts; one that names no lot holds for all.
      for (const lot of lots.length > 0 ? lots : [""]) {
        const key = `${measure} ${lot}`;
        if (!this.entries.has(key)) this.entries.set(key, entry);
      }
    }
  }

  number(measure: string, related: readonly string[]): number | undefined {
    return numberAt(this.find(measure, related), "value");
  }

  money(measure: string, related: readonly string[]): Money | undefined {
    const entry = this.find(measure, related);
    if (entry === undefined) return undefined;
    return moneyAt({ value: { amount: entry["value"], currency: entry["currency"] } }, "value");
  }

  /** An entry for the award's one lot, or one that names no lot; sums over lots are never made. */
  private find(measure: string, related: readonly string[]): JsonObject | undefined {
    const [lot] = related;
    const ofLot = related.length === 1 ? this.entries.get(`${measure} ${lot}`) : undefined;
    return ofLot ?? this.entries.get(`${measure} `);
  }
}

function contractSum(contracts: readonly JsonObject[]): Money | undefined {
  return sumOf(contracts.flatMap((contract) => moneyAt(contract, "value") ?? []));
}

function dayOf(published: string | undefined): string | undefined {
  const day = calendarDay(published);
  return day === fillerDay ? undefined : day;
}
