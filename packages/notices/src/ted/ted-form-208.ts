import type { Duration, Lot, LotResult, Money, TenderValues, Winner } from "@tc/domain";
import { given } from "../given.ts";
import { requireEntries } from "../limits/require-entries.ts";
import { onlyLotId, separateUnnamed } from "../results/unnamed-lots.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { cpvIn, nutsOf, placeIn } from "./ted-classification.ts";
import { awardCriteriaIn } from "./ted-criteria.ts";
import { dayOf } from "./ted-dates.ts";
import { countOf, isWithheld, kid, kids, line, matching, prose, within } from "./ted-element.ts";
import { withUniqueIds } from "./ted-lots.ts";
import type { SharedTerms } from "./ted-lots.ts";
import { amountOf, costOf } from "./ted-money.ts";
import { readParty } from "./ted-party.ts";

/*
 * R2.0.8 names one and the same part differently in every form (F02_ANNEX_B, F17_ANNEX_B,
 * OBJECT_CONTRACT_INFORMATION_DEFENCE, …) but its fields alike: so parts are found by the fields in them.
 */

/** Annexes B with one lot each; without any of them the object itself is the only lot. */
export function readLots208(form: XmlElement, shared: SharedTerms): Lot[] {
  // A corrigendum repeats nothing of the notice but its subject.
  if (form.name.includes("CORRIGENDUM")) return [];
  const annexes = requireEntries(lotBlocks(form), "lots");
  const criteria = awardCriteriaIn(form);
  if (annexes.length === 0) return [readLot(objectOf(form), onlyLotId, shared, criteria)];
  const lots = annexes.map((annex, index) => {
    const id = line(kid(annex, "LOT_NUMBER")) ?? String(index + 1);
    return readLot(annex, id, shared, criteria);
  });
  return withUniqueIds(lots);
}

/** The blocks with a LOT_NUMBER of their own that are no awards. */
function lotBlocks(form: XmlElement): XmlElement[] {
  return matching(form, (name) => /ANNEX_B|LOT_PRIOR_INFORMATION/.test(name)).flatMap((block) =>
    kid(block, "LOT_NUMBER") ? [block] : block.children.filter((child) => kid(child, "LOT_NUMBER")),
  );
}

function readLot(
  block: XmlElement,
  id: string,
  shared: SharedTerms,
  awardCriteria: Lot["awardCriteria"],
): Lot {
  const isOnly = id === onlyLotId;
  const places = within(block, "LOCATION_NUTS", "SITE_OR_LOCATION");
  return {
    ...shared,
    id,
    ...given("title", isOnly ? undefined : line(within(block, "LOT_TITLE")[0])),
    ...given("description", prose(within(block, "LOT_DESCRIPTION", "TOTAL_QUANTITY_OR_SCOPE")[0])),
    cpv: cpvIn(block),
    nuts: nutsOf(places),
    ...given("placeText", placeIn(...within(block, "LOCATION", "LABEL"))),
    values: estimatesIn(block),
    deadlines: shared.deadlines ?? [],
    ...given("duration", durationIn(block)),
    ...given("options", prose(within(block, "OPTION_DESCRIPTION")[0])),
    awardCriteria,
    selectionCriteria: shared.selectionCriteria ?? [],
    links: [],
  };
}

/** Section II of any form. */
export function objectOf(form: XmlElement): XmlElement {
  const [object] = matching(form, (name) => name.startsWith("OBJECT_"));
  return object ?? form;
}

/** The estimate of a lot or a call; what a framework may reach in all is TOTAL_ESTIMATED. */
export function estimatesIn(block: XmlElement): TenderValues {
  const [scope] = within(block, "NATURE_QUANTITY_SCOPE", "COSTS_RANGE_AND_CURRENCY");
  const cost =
    scope?.name === "COSTS_RANGE_AND_CURRENCY" ? scope : kid(scope, "COSTS_RANGE_AND_CURRENCY");
  const framework = kid(within(block, "TOTAL_ESTIMATED")[0], "COSTS_RANGE_AND_CURRENCY");
  const read = costOf(cost);
  const maximum = costOf(framework);
  return {
    ...given("estimated", read.value ?? read.high),
    ...given("frameworkMaximum", maximum.value ?? maximum.high),
  };
}

const costName = "COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE";

/** TOTAL_FINAL_VALUE of an award notice; a range has no single total. */
export function totalOf(form: XmlElement): Money | undefined {
  const [total] = within(form, "TOTAL_FINAL_VALUE");
  return costOf(within(total, costName)[0]).value;
}

function durationIn(block: XmlElement): Duration | undefined {
  const [period] = within(block, "PERIOD_WORK_DATE_STARTING");
  const interval = kid(period, "INTERVAL_DATE");
  const read: Duration = {
    ...given("startsOn", dayOf(kid(interval, "START_DATE"))),
    ...given("endsOn", dayOf(kid(interval, "END_DATE"))),
    ...given("months", countOf(kid(period, "MONTHS"))),
    ...given("days", countOf(kid(period, "DAYS"))),
  };
  return Object.keys(read).length > 0 ? read : undefined;
}

/** One result per award: AWARD_OF_CONTRACT (classic, defence) or AWARD_AND_CONTRACT_VALUE (utilities). */
export function readResults208(form: XmlElement): LotResult[] {
  const awards = within(
    form,
    "AWARD_OF_CONTRACT",
    "AWARD_OF_CONTRACT_DEFENCE",
    "AWARD_AND_CONTRACT_VALUE",
    "AWARD_CONTRACT_VEAT",
  );
  const prizes = within(form, "RESULT_CONTEST", "AWARD_PRIZES");
  // An award notice lists no lots, so awards without a number may be of different ones.
  const results = requireEntries([...awards, ...prizes], "results");
  return separateUnnamed(results.map(readAward), Number.POSITIVE_INFINITY);
}

function readAward(award: XmlElement): LotResult {
  const winners = winnersIn(award);
  const [values] = within(award, "CONTRACT_VALUE_INFORMATION", costName);
  const total = values?.name === costName ? values : within(values, costName)[0];
  const cost = isWithheld(values) ? {} : costOf(total);
  const [offers] = within(award, "OFFERS_RECEIVED_NUMBER", "NUMBER_PARTICIPANTS");
  const count = isWithheld(offers) ? undefined : countOf(offers);
  const lotNumbers = within(award, "LOT_NUMBER").flatMap((el) => line(el) ?? []);
  const prize = amountOf(within(award, "VALUE_PRIZE")[0]);
  const isNone = within(award, "NO_AWARDED_CONTRACT", "CONTRACT_NOT_AWARDED").length > 0;
  return {
    lotId: lotNumbers.length > 0 ? lotNumbers.join(",") : onlyLotId,
    ...given("outcome", winners.length > 0 ? "selec-w" : isNone ? "clos-nw" : undefined),
    ...(count === undefined
      ? {}
      : { offersReceived: count, offersReceivedCode: "tenders" as const }),
    winners,
    ...given("value", cost.value ?? prize),
    ...given("lowestValue", cost.low),
    ...given("highestValue", cost.high),
    ...given(
      "contractOn",
      dayOf(within(award, "CONTRACT_AWARD_DATE", "DATE_OF_CONTRACT_AWARD")[0]),
    ),
    withheld: withheldOf(offers, values),
  };
}

function winnersIn(award: XmlElement): Winner[] {
  const operators = matching(award, (name) =>
    /^ECONOMIC_OPERATOR_NAME_ADDRESS|^CONTACT_DATA_WITHOUT_RESPONSIBLE_NAME/.test(name),
  );
  return operators.flatMap((operator) => {
    if (isWithheld(operator)) return [];
    const isAddress = kids(operator, "ORGANISATION", "OFFICIALNAME").length > 0;
    const [inner] = matching(operator, (name) => name.startsWith("CONTACT_DATA"));
    return readParty(isAddress ? operator : inner) ?? [];
  });
}

function withheldOf(offers: XmlElement | undefined, values: XmlElement | undefined): string[] {
  return [...(isWithheld(values) ? ["BT-720"] : []), ...(isWithheld(offers) ? ["BT-759"] : [])];
}
