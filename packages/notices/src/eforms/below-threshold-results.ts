import type { Lot, LotResult, Winner } from "@tc/domain";
import { requireEntries } from "../limits/require-entries.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { amount } from "./amounts.ts";
import { decisionDay } from "./dates.ts";
import { withoutAddress } from "./inline-address.ts";
import { defined } from "./lots.ts";
import type { Texts } from "./multilingual.ts";
import { readParty } from "./organisations.ts";
import { type MaybeElement, cac, cacAll, cbc, cbcCode, count } from "./ubl.ts";

/**
 * Results of the dialect eforms-sdk-0.1: plain UBL, cac:TenderResult with cac:WinningParty in place.
 * A result that states only a day states no outcome: none is made up. Fillers state nothing at all.
 */
export function readBelowThresholdResults(
  root: XmlElement,
  lots: readonly Lot[],
  texts: Texts,
): LotResult[] {
  return requireEntries(cacAll(root, "TenderResult"), "results").flatMap((el) => {
    const project = cac(el, "AwardedTenderedProject");
    const lotId = cbcCode(project, "ProcurementProjectLotID") ?? (lots[0]?.id || "LOT-0000");
    const winners = cacAll(el, "WinningParty").flatMap((winning) => winnersOf(winning, texts));
    const stated = cbcCode(el, "TenderResultCode");
    const isOutcome = stated === "selec-w" || stated === "clos-nw" || stated === "open-nw";
    const offers = count(cbcCode(el, "ReceivedTenderQuantity"));
    const total = cac(project, "LegalMonetaryTotal");
    const facts = defined({
      outcome: isOutcome ? stated : winners.length > 0 ? "selec-w" : undefined,
      // The dialect writes reasons such as no-rece in place of the outcome.
      nonAwardReason: isOutcome ? undefined : stated,
      offersReceived: offers,
      offersReceivedCode: offers === undefined ? undefined : ("tenders" as const),
      value: amount(cbc(total, "PayableAmount")) ?? amount(cbc(project, "TotalAmount")),
      lowestValue: amount(cbc(el, "LowerTenderAmount")),
      highestValue: amount(cbc(el, "HigherTenderAmount")),
      decidedOn: decisionDay(cbc(el, "AwardDate")),
    });
    if (Object.keys(facts).length === 0 && winners.length === 0) return [];
    return [{ lotId, ...facts, winners, withheld: [] }];
  });
}

/** "1. Firma: A GmbH 2. Firma: B AG" are two winners; the eSender below the party is none. */
function winnersOf(winning: MaybeElement, texts: Texts): Winner[] {
  return cacAll(winning, "Party").flatMap((party) => {
    const organisation = readParty(party, texts);
    if (!organisation) return [];
    const names = organisation.name
      .split(/(?:^|[\s,;])\d{1,3}\.\s*Firma:\s*/)
      .map((name) => name.trim())
      .filter((name) => name !== "");
    if (names.length < 2)
      return [withoutAddress({ ...organisation, name: names[0] ?? organisation.name })];
    return names.map((name) => withoutAddress({ name, identifiers: [] }));
  });
}
