import { tenderLimits } from "@tc/domain";
import type { Lot, LotResult, Money, Winner } from "@tc/domain";
import { requireEntries } from "../limits/require-entries.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { amount, sum } from "./amounts.ts";
import { dayOf, decisionDay } from "./dates.ts";
import { defined } from "./lots.ts";
import type { Organisations } from "./organisations.ts";
import {
  type MaybeElement,
  cac,
  cbc,
  cbcCode,
  code,
  count,
  efac,
  efacAll,
  efbc,
  extension,
} from "./ubl.ts";
import { withheldIn } from "./withheld.ts";

/** One result an efac:LotResult, with its tenders, contracts and winners resolved. */
export function readResults(
  root: XmlElement,
  organisations: Organisations,
  lots: readonly Lot[],
): LotResult[] {
  const noticeResult = efac(extension(root), "NoticeResult");
  const graph = new ResultGraph(noticeResult, organisations);
  const onlyLot = lots.length === 1 ? lots[0]?.id : undefined;
  const decidedOn = decisionDay(cbc(cac(root, "TenderResult"), "AwardDate"));
  return requireEntries(efacAll(noticeResult, "LotResult"), "results").map((el) =>
    readResult(el, graph, onlyLot ?? "LOT-0000", decidedOn),
  );
}

function readResult(
  el: XmlElement,
  graph: ResultGraph,
  defaultLot: string,
  noticeDecidedOn: string | undefined,
): LotResult {
  const lotId = cbcCode(efac(el, "TenderLot"), "ID") ?? defaultLot;
  const outcome = cbcCode(el, "TenderResultCode");
  const contracts = graph.contractsOf(el);
  const tenders = graph.awardedTenders(el, lotId, contracts, outcome);
  const days = (name: string): string[] =>
    contracts.map((contract) => dayOf(cbc(contract, name))).filter((day) => day !== undefined);
  return {
    lotId,
    ...defined({
      outcome,
      nonAwardReason: code(efbc(efac(el, "DecisionReason"), "DecisionReasonCode")),
      ...offersReceived(el),
      offerStatistics: offerStatistics(el),
      value: sum(tenders.map(tenderValue).filter((value) => value !== undefined)),
      lowestValue: amount(cbc(el, "LowerTenderAmount")),
      highestValue: amount(cbc(el, "HigherTenderAmount")),
      frameworkMaximum: amount(cbc(efac(el, "FrameworkAgreementValues"), "MaximumValueAmount")),
      contractOn: days("IssueDate").toSorted()[0],
      decidedOn: days("AwardDate").toSorted()[0] ?? noticeDecidedOn,
    }),
    winners: graph.winnersOf(tenders),
    withheld: withheldIn([el, ...tenders]),
  };
}

/**
 * BT-720 of a modified contract (BT-1501(c), else of all contracts): modifications of the directives 2014/23
 * and 2014/25 have contracts but no efac:LotResult.
 */
export function modifiedValue(root: XmlElement, organisations: Organisations): Money | undefined {
  const extended = extension(root);
  const contractId = code(
    efbc(efac(extended, "ContractModification"), "ModifiedContractIdentifier"),
  );
  const graph = new ResultGraph(efac(extended, "NoticeResult"), organisations);
  const tenders = graph.tendersOf(graph.contractOrAll(contractId));
  return sum([...tenders].map(tenderValue).filter((value) => value !== undefined));
}

/** Every statistic of received submissions, whatever its code; a withheld one keeps its place. */
function offerStatistics(result: XmlElement): LotResult["offerStatistics"] {
  const statistics = efacAll(result, "ReceivedSubmissionsStatistics");
  if (statistics.length === 0) return undefined;
  return statistics.map((statistic) =>
    defined({
      code: code(efbc(statistic, "StatisticsCode")),
      number: count(efbc(statistic, "StatisticsNumeric")?.text),
    }),
  );
}

/** BT-759/760: the code `tenders`, else `t-esubm`; the other codes are parts of these and never added. */
function offersReceived(
  result: XmlElement,
): Pick<LotResult, "offersReceived" | "offersReceivedCode"> {
  const statistics = efacAll(result, "ReceivedSubmissionsStatistics");
  for (const offersReceivedCode of ["tenders", "t-esubm"] as const) {
    for (const statistic of statistics) {
      if (code(efbc(statistic, "StatisticsCode")) !== offersReceivedCode) continue;
      const number = count(efbc(statistic, "StatisticsNumeric")?.text);
      if (number !== undefined) return { offersReceived: Math.round(number), offersReceivedCode };
    }
  }
  return {};
}

/** BT-720 */
function tenderValue(tender: XmlElement): Money | undefined {
  return amount(cbc(cac(tender, "LegalMonetaryTotal"), "PayableAmount"));
}

/** LotResult → SettledContract → LotTender → TenderingParty → Tenderer → Organization, by their ids. */
class ResultGraph {
  private readonly tenders: ReadonlyMap<string, XmlElement>;
  private readonly contracts: ReadonlyMap<string, XmlElement>;
  private readonly parties: ReadonlyMap<string, XmlElement>;
  private readonly organisations: Organisations;

  constructor(noticeResult: MaybeElement, organisations: Organisations) {
    this.organisations = organisations;
    this.tenders = byId(efacAll(noticeResult, "LotTender"));
    this.contracts = byId(efacAll(noticeResult, "SettledContract"));
    this.parties = byId(efacAll(noticeResult, "TenderingParty"));
  }

  contractsOf(result: XmlElement): XmlElement[] {
    return referenced(efacAll(result, "SettledContract"), this.contracts);
  }

  /**
   * The tenders that won this lot, in the order the result names them: those of its contracts, else (design
   * contests, withheld contracts) those it names. A contract over several lots counts here with this lot's
   * tenders only, and a tender outside the contracts may have lost. A lot that ended without winner has none,
   * even where the tenders received are listed.
   */
  awardedTenders(
    result: XmlElement,
    lotId: string,
    contracts: readonly XmlElement[],
    outcome: string | undefined,
  ): XmlElement[] {
    if (outcome === "clos-nw" || outcome === "open-nw") return [];
    const named = referenced(efacAll(result, "LotTender"), this.tenders);
    const contracted = this.tendersOf(contracts);
    if (contracted.size === 0) return [...new Set(named)];
    const ofLot = [...contracted].filter(
      (tender) => (cbcCode(efac(tender, "TenderLot"), "ID") ?? lotId) === lotId,
    );
    return [...new Set([...named.filter((tender) => contracted.has(tender)), ...ofLot])];
  }

  /** All tenders of the contracts, each once. */
  tendersOf(contracts: readonly XmlElement[]): ReadonlySet<XmlElement> {
    const tenders = contracts.flatMap((contract) =>
      referenced(efacAll(contract, "LotTender"), this.tenders),
    );
    return new Set(tenders);
  }

  /** The contract of that id, else every contract of the notice. */
  contractOrAll(id: string | undefined): XmlElement[] {
    const contract = this.contracts.get(id ?? "");
    return contract ? [contract] : [...this.contracts.values()];
  }

  /** Every member of the winning tendering parties, each once, in the order of the tenders (BT-171 rank). */
  winnersOf(tenders: readonly XmlElement[]): Winner[] {
    const winners = new Map<string, Winner>();
    for (const tender of tenders) {
      const rank = count(cbcCode(tender, "RankCode"));
      for (const party of referenced(efacAll(tender, "TenderingParty"), this.parties)) {
        for (const tenderer of efacAll(party, "Tenderer")) {
          const id = cbcCode(tenderer, "ID");
          const organisation = this.organisations.find(id);
          if (id === undefined || !organisation || winners.has(id)) continue;
          winners.set(id, rank === undefined ? organisation : { ...organisation, rank });
          // One more than are kept, so that the list is known to be longer.
          if (winners.size > tenderLimits.results.each.winners.entries)
            return [...winners.values()];
        }
      }
    }
    return [...winners.values()];
  }
}

function byId(elements: readonly XmlElement[]): Map<string, XmlElement> {
  const results = new Map<string, XmlElement>();
  for (const el of elements) {
    const id = cbcCode(el, "ID");
    if (id !== undefined && !results.has(id)) results.set(id, el);
  }
  return results;
}

function referenced(
  references: readonly XmlElement[],
  elements: ReadonlyMap<string, XmlElement>,
): XmlElement[] {
  return references
    .map((reference) => elements.get(cbcCode(reference, "ID") ?? ""))
    .filter((el) => el !== undefined);
}
