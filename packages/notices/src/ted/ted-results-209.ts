import type { LotResult, Winner } from "@tc/domain";
import { given } from "../given.ts";
import { requireEntries } from "../limits/require-entries.ts";
import { onlyLotId, separateUnnamed } from "../results/unnamed-lots.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { dayOf } from "./ted-dates.ts";
import { at, countOf, isWithheld, kid, kids, line, within } from "./ted-element.ts";
import { amountOf, rangeOf } from "./ted-money.ts";
import { readParty } from "./ted-party.ts";

/** One result per AWARD_CONTRACT, and one per RESULTS of a design contest, in their order. */
export function readResults209(form: XmlElement, lotCount: number): LotResult[] {
  const isFramework = at(form, "PROCEDURE", "FRAMEWORK") !== undefined;
  const awards = requireEntries(kids(form, "AWARD_CONTRACT"), "results").map((award) =>
    readAward(award, isFramework),
  );
  return separateUnnamed([...awards, ...kids(form, "RESULTS").map(readContest)], lotCount);
}

function readAward(award: XmlElement, isFramework: boolean): LotResult {
  const lotId = line(kid(award, "LOT_NO")) ?? onlyLotId;
  const awarded = kid(award, "AWARDED_CONTRACT");
  const none = kid(award, "NO_AWARDED_CONTRACT");
  if (!awarded) return { lotId, ...(none ? withoutAward(none) : {}), winners: [], withheld: [] };
  const values = kid(awarded, "VALUES", "VALUE");
  const value = amountOf(valueElement(awarded, values));
  const range = isWithheld(values) ? {} : rangeOf(within(awarded, "VAL_RANGE_TOTAL")[0]);
  return {
    lotId,
    outcome: "selec-w",
    ...offersOf(awarded),
    winners: winnersOf(awarded),
    ...given("value", value),
    ...given("lowestValue", range.low),
    ...given("highestValue", range.high),
    // V.2.4: the form asks for the maximum of the lot where it is a framework.
    ...given("frameworkMaximum", isFramework ? value : undefined),
    ...given("contractOn", dayOf(kid(awarded, "DATE_CONCLUSION_CONTRACT"))),
    withheld: withheldIn(award),
  };
}

/** The awarded value; releases before S03 have no container around it. */
function valueElement(awarded: XmlElement, values: XmlElement | undefined): XmlElement | undefined {
  if (isWithheld(values)) return undefined;
  return kid(values, "VAL_TOTAL") ?? kid(awarded, "VAL_TOTAL");
}

/** V.0: "none received or all rejected" is one answer on the form and stays one; the other is "other reasons". */
function withoutAward(none: XmlElement): Pick<LotResult, "outcome" | "nonAwardReason"> {
  const isUnsuccessful = kid(none, "PROCUREMENT_UNSUCCESSFUL") !== undefined;
  const isDiscontinued = kid(none, "PROCUREMENT_DISCONTINUED") !== undefined;
  const reason = isUnsuccessful ? "unsuccessful" : isDiscontinued ? "other" : undefined;
  return { outcome: "clos-nw", ...given("nonAwardReason", reason) };
}

/** All tenders, else those by electronic means; counts of parts are never added up. */
function offersOf(awarded: XmlElement): Pick<LotResult, "offersReceived" | "offersReceivedCode"> {
  const holder = kid(awarded, "TENDERS") ?? awarded;
  if (isWithheld(holder)) return {};
  const all = shownCount(kid(holder, "NB_TENDERS_RECEIVED"));
  if (all !== undefined) return { offersReceived: all, offersReceivedCode: "tenders" };
  const electronic = shownCount(kid(holder, "NB_TENDERS_RECEIVED_EMEANS"));
  return electronic === undefined
    ? {}
    : { offersReceived: electronic, offersReceivedCode: "t-esubm" };
}

function shownCount(el: XmlElement | undefined): number | undefined {
  return isWithheld(el) ? undefined : countOf(el);
}

/** Contractors stand in CONTRACTORS or, in older releases, directly in the award. */
export function winnersOf(awarded: XmlElement): Winner[] {
  const holder = kid(awarded, "CONTRACTORS") ?? awarded;
  if (isWithheld(holder)) return [];
  return kids(holder, "CONTRACTOR").flatMap((contractor) => readWinner(contractor));
}

function readWinner(contractor: XmlElement): Winner[] {
  if (isWithheld(contractor)) return [];
  const party = readParty(kid(contractor, "ADDRESS_CONTRACTOR", "ADDRESS_PARTY", "ADDRESS_WINNER"));
  return party ? [{ ...party, ...given("size", kid(contractor, "SME") && "sme") }] : [];
}

/** F13: who took part, who won, and the prize as value. */
function readContest(results: XmlElement): LotResult {
  const none = kid(results, "NO_AWARDED_PRIZE");
  const prize = kid(results, "AWARDED_PRIZE");
  if (!prize) {
    return { lotId: onlyLotId, ...(none ? withoutAward(none) : {}), winners: [], withheld: [] };
  }
  const participants = kid(prize, "PARTICIPANTS") ?? prize;
  const count = isWithheld(participants)
    ? undefined
    : shownCount(kid(participants, "NB_PARTICIPANTS"));
  const winners = kid(prize, "WINNERS") ?? prize;
  return {
    lotId: onlyLotId,
    outcome: "selec-w",
    ...(count === undefined
      ? {}
      : { offersReceived: count, offersReceivedCode: "tenders" as const }),
    winners: isWithheld(winners) ? [] : kids(winners, "WINNER").flatMap(readWinner),
    ...given("value", amountOf(kid(prize, "VAL_PRIZE"))),
    ...given("decidedOn", dayOf(kid(prize, "DATE_DECISION_JURY"))),
    withheld: withheldIn(results),
  };
}

/** Withheld parts of an award and the business terms they became. */
const withheldTerms: ReadonlyMap<string, readonly string[]> = new Map([
  ["TENDERS", ["BT-759"]],
  ["NB_TENDERS_RECEIVED", ["BT-759"]],
  ["PARTICIPANTS", ["BT-759"]],
  ["CONTRACTORS", ["BT-500"]],
  ["CONTRACTOR", ["BT-500"]],
  ["WINNERS", ["BT-500"]],
  ["WINNER", ["BT-500"]],
  ["VALUES", ["BT-720"]],
  ["VALUE", ["BT-720"]],
  ["VAL_TOTAL", ["BT-720"]],
  ["VAL_PRIZE", ["BT-720"]],
  ["VAL_RANGE_TOTAL", ["BT-710", "BT-711"]],
]);

function withheldIn(award: XmlElement): string[] {
  const names = new Set<string>();
  const search = (el: XmlElement): void => {
    if (isWithheld(el)) for (const term of withheldTerms.get(el.name) ?? []) names.add(term);
    el.children.forEach(search);
  };
  search(award);
  return [...names].toSorted();
}
