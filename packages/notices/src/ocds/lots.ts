import type { Deadline, Duration, Lot, TenderValues } from "@tc/domain";
import { languageCode } from "../codes/languages.ts";
import { given } from "../given.ts";
import { calendarDay, deadlineAt, parseIsoMoment } from "../moments/moment.ts";
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
  const lots = objectsAt(tender, "lots");
  if (lots.length > 0) return lots.map((lot) => readLot(lot, tender, lots.length === 1, country));
  return tender ? [readLot({ id: onlyLotId }, tender, true, country)] : [];
}

function readLot(
  lot: JsonObject,
  tender: JsonObject | undefined,
  isOnly: boolean,
  country: string | undefined,
): Lot {
  const id = textAt(lot, "id") ?? onlyLotId;
  const items = objectsAt(tender, "items").filter((item) => belongsTo(item, id, isOnly));
  const places = placesOf([lot, ...items]);
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
    selectionCriteria: selectionCriteriaOf(lot, tender),
    links: linksOf(objectsAt(tender, "documents").filter((document) => names(document, id))),
  };
}

function belongsTo(item: JsonObject, lotId: string, isOnly: boolean): boolean {
  const related = [...textsAt(item, "relatedLot"), ...textsAt(item, "relatedLots")];
  return related.length > 0 ? related.includes(lotId) : isOnly;
}

function names(document: JsonObject, lotId: string): boolean {
  return textsAt(document, "relatedLots").includes(lotId);
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
