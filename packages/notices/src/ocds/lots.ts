import type { Deadline, Duration, Lot, TenderValues } from "@tc/domain";
import { languageCode } from "../codes/languages.ts";
import { given } from "../given.ts";
import { calendarDay, deadlineAt, parseIsoMoment } from "../moments/moment.ts";
import { requireEntries } from "../limits/require-entries.ts";
import { onlyLotId } from "../results/unnamed-lots.ts";
import { cpvOf, placesOf, unique } from "./classifications.ts";
import { awardCriteriaOf, selectionCriteriaOf } from "./criteria.ts";
import type { JsonObject } from "./json-value.ts";
import { booleanAt, numberAt, objectAt, objectsAt, textAt, textsAt } from "./json-value.ts";
import { linksOf } from "./links.ts";
import { natureOf, readProcedure } from "./procedure.ts";
import { moneyAt } from "./values.ts";

/** The lots of a release; a tender without any is one lot of its own. */
export function readLots(release: JsonObject, country: string | undefined): Lot[] {
  const tender = objectAt(release, "tender");
  const listed = requireEntries(objectsAt(tender, "lots"), "lots");
  if (!tender) return [];
  const lots = listed.length > 0 ? listed : [{ id: onlyLotId }];
  const isOnly = lots.length === 1;
  const idOf = (lot: JsonObject): string => textAt(lot, "id") ?? onlyLotId;
  const items = byLot(objectsAt(tender, "items"), {
    fields: ["relatedLot", "relatedLots"],
    // What names no lot is of the only one there is.
    otherwise: isOnly ? lots.map(idOf) : [],
  });
  const documents = byLot(objectsAt(tender, "documents"), {
    fields: ["relatedLots"],
    otherwise: [],
  });
  const sharedSelection = selectionCriteriaOf(tender);
  return lots.map((lot) => {
    const id = idOf(lot);
    const parts = {
      sharedSelection,
      lot,
      id,
      items: items.get(id) ?? [],
      documents: documents.get(id) ?? [],
    };
    return readLot(parts, tender, isOnly, country);
  });
}

/** Objects by the ids of the lots they name: looked through once, however many lots there are. */
function byLot(
  objects: readonly JsonObject[],
  options: { readonly fields: readonly string[]; readonly otherwise: readonly string[] },
): ReadonlyMap<string, readonly JsonObject[]> {
  const objectsByLot = new Map<string, JsonObject[]>();
  for (const object of objects) {
    const lotIds = options.fields.flatMap((field) => textsAt(object, field));
    for (const id of new Set(lotIds.length > 0 ? lotIds : options.otherwise)) {
      const ofLot = objectsByLot.get(id);
      if (ofLot) ofLot.push(object);
      else objectsByLot.set(id, [object]);
    }
  }
  return objectsByLot;
}

interface PublishedLot {
  readonly lot: JsonObject;
  readonly sharedSelection: Lot["selectionCriteria"];
  readonly id: string;
  readonly items: readonly JsonObject[];
  readonly documents: readonly JsonObject[];
}

function readLot(
  { lot, sharedSelection, id, items, documents }: PublishedLot,
  tender: JsonObject,
  isOnly: boolean,
  country: string | undefined,
): Lot {
  const places = placesOf([lot, ...items]);
  const lotSelection = selectionCriteriaOf(lot);
  const techniques = objectAt(lot, "techniques") ?? objectAt(tender, "techniques");
  const terms = objectAt(lot, "submissionTerms");
  const tenderTerms = objectAt(tender, "submissionTerms");
  const stage = objectAt(lot, "secondStage") ?? objectAt(tender, "secondStage");
  const languages = [...textsAt(terms, "languages"), ...textsAt(tenderTerms, "languages")];
  const validity =
    objectAt(terms, "bidValidityPeriod") ?? objectAt(tenderTerms, "bidValidityPeriod");
  const isFramework = booleanAt(techniques, "hasFrameworkAgreement");
  const framework = objectAt(techniques, "frameworkAgreement");
  return {
    id,
    ...given("title", textAt(lot, "title")),
    ...given("description", textAt(lot, "description")),
    cpv: unique([...cpvOf(lot), ...items.flatMap(cpvOf), ...(isOnly ? cpvOf(tender) : [])]),
    nuts: places.nuts,
    ...given("placeText", places.text),
    ...given("nature", natureOf(lot) ?? natureOf(tender)),
    values: valuesOf(lot, isOnly ? tender : undefined, framework),
    deadlines: deadlinesOf(lot, tender, country),
    ...given("duration", durationOf(lot, isOnly ? tender : undefined)),
    ...given("options", textAt(objectAt(lot, "options"), "description")),
    ...given("framework", frameworkKind(isFramework, framework)),
    ...given("frameworkSeats", numberAt(framework, "maximumParticipants")),
    ...given("dps", dpsOf(techniques)),
    ...given("minCandidates", numberAt(stage, "minimumCandidates")),
    ...given("maxCandidates", numberAt(stage, "maximumCandidates")),
    ...given(
      "smeSuitable",
      booleanAt(objectAt(lot, "suitability") ?? objectAt(tender, "suitability"), "sme"),
    ),
    ...given("recurring", booleanAt(lot, "hasRecurrence") ?? booleanAt(tender, "hasRecurrence")),
    ...given("bindingDays", numberAt(validity, "durationInDays")),
    submissionLanguages: unique(languages.flatMap((language) => languageCode(language) ?? [])),
    ...given(
      "electronicSubmission",
      permission(terms ?? tenderTerms, "electronicSubmissionPolicy"),
    ),
    ...given("variants", permission(terms ?? tenderTerms, "variantPolicy")),
    awardCriteria: awardCriteriaOf(lot),
    selectionCriteria: lotSelection.length > 0 ? lotSelection : sharedSelection,
    links: linksOf(documents),
  };
}

/** A value of a framework is its estimate; its ceiling has a place of its own. */
function valuesOf(
  lot: JsonObject,
  tender: JsonObject | undefined,
  framework: JsonObject | undefined,
): TenderValues {
  return {
    ...given("estimated", moneyAt(lot, "value") ?? moneyAt(tender, "value")),
    ...given("frameworkMaximum", moneyAt(framework, "value")),
  };
}

function deadlinesOf(
  lot: JsonObject,
  tender: JsonObject | undefined,
  country: string | undefined,
): Deadline[] {
  const end = (name: string): string | undefined =>
    textAt(objectAt(lot, name), "endDate") ?? textAt(objectAt(tender, name), "endDate");
  const opening = objectAt(lot, "bidOpening") ?? objectAt(tender, "bidOpening");
  const { hasFirstStage } = readProcedure(tender);
  const moments = [
    [hasFirstStage ? "participation" : "offer", end("tenderPeriod")],
    ["questions", end("enquiryPeriod")],
    ["opening", textAt(opening, "date")],
  ] as const;
  return moments.flatMap(([kind, published]) => {
    const moment = published === undefined ? undefined : parseIsoMoment(published);
    return (moment && deadlineAt(kind, moment, country)) ?? [];
  });
}

function durationOf(lot: JsonObject, tender: JsonObject | undefined): Duration | undefined {
  const period = objectAt(lot, "contractPeriod") ?? objectAt(tender, "contractPeriod");
  const renewal = objectAt(lot, "renewal");
  const duration: Duration = {
    ...given("startsOn", calendarDay(textAt(period, "startDate"))),
    ...given("endsOn", calendarDay(textAt(period, "endDate"))),
    ...given("days", numberAt(period, "durationInDays")),
    ...given("renewals", numberAt(renewal, "maximumRenewals")),
    ...given("renewalText", textAt(renewal, "description")),
  };
  return Object.keys(duration).length > 0 ? duration : undefined;
}

const frameworkKinds: ReadonlyMap<string, string> = new Map([
  ["withoutReopeningCompetition", "fa-wo-rc"],
  ["withReopeningCompetition", "fa-w-rc"],
  ["withAndWithoutReopeningCompetition", "fa-mix"],
]);

/** BT-765, "fa" for a framework of unknown kind. */
function frameworkKind(
  isFramework: boolean | undefined,
  framework: JsonObject | undefined,
): string | undefined {
  if (isFramework === false) return "none";
  const kind = frameworkKinds.get(textAt(framework, "method") ?? "");
  return kind ?? (isFramework || framework ? "fa" : undefined);
}

/** BT-766: a closed system serves the buyers it lists. */
function dpsOf(techniques: JsonObject | undefined): string | undefined {
  if (booleanAt(techniques, "hasDynamicPurchasingSystem") === false) return "none";
  const type = textAt(objectAt(techniques, "dynamicPurchasingSystem"), "type");
  if (type === undefined) return undefined;
  return type === "open" ? "dps-nlist" : "dps-list";
}

/** notAllowed → not-allowed, as BT-17 and BT-63 have it. */
function permission(holder: JsonObject | undefined, name: string): string | undefined {
  const policy = textAt(holder, name);
  if (policy === "notAllowed") return "not-allowed";
  return policy === "allowed" || policy === "required" ? policy : undefined;
}
