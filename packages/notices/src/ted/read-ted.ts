import type { Lot, LotResult, TenderLink, TenderValues } from "@tc/domain";
import { countryCode } from "../codes/countries.ts";
import { languageCode } from "../codes/languages.ts";
import { given } from "../given.ts";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { attribute } from "../xml/xml-element.ts";
import { publicationNumber } from "./publication-number.ts";
import { buyerProfileUrls, readBuyers } from "./ted-buyers.ts";
import { readChanges, readModification } from "./ted-changes.ts";
import { codedCpv, cpvIn, nutsOf, placeIn, unique } from "./ted-classification.ts";
import { dayOf } from "./ted-dates.ts";
import { readDeadlines } from "./ted-deadlines.ts";
import { at, kid, kids, line, prose, valueOf, within } from "./ted-element.ts";
import { openForm } from "./ted-form.ts";
import type { TedForm } from "./ted-form.ts";
import { estimatesIn, objectOf, readLots208, readResults208, totalOf } from "./ted-form-208.ts";
import { readLots209, sharedTerms } from "./ted-lots.ts";
import { amountOf } from "./ted-money.ts";
import { webAddress } from "./ted-party.ts";
import { natureOf, readProcedure } from "./ted-procedure.ts";
import { readResults209 } from "./ted-results-209.ts";

/**
 * A third of a TED file that no field comes from: links, technical data, the addresses of the notice's pages
 * and its heading in 24 languages, which only a form without a title of its own falls back on.
 */
export const unreadInTed: ReadonlySet<string> = new Set([
  "TECHNICAL_SECTION",
  "LINKS_SECTION",
  "URI_LIST",
  "TRANSLATION_SECTION",
]);

/**
 * Reads TED XML of R2.0.8 and R2.0.9 (root TED_EXPORT). `noticeId` is the publication number as other notices
 * and TED's addresses write it ("2672-2015"), `publicationNumber` the one printed in the Official Journal.
 * Throws NoticeError "unknown_format" without a form, "missing_identity" without a number.
 * Where `root` leaves out `unreadInTed`, `whole` reads the same document with it.
 */
export function readTed(root: XmlElement, whole: () => XmlElement = () => root): Notice {
  const ted = openForm(root);
  const { form, noticeData } = ted;
  const isR209 = ted.format === "ted-r209";
  const identity = identityOf(root, ted);
  const buyers = readBuyers(form);
  const buyerCountry =
    buyers[0]?.country ?? countryCode(valueOf(kid(noticeData, "ISO_COUNTRY")) ?? "");
  const procedure = readProcedure(ted);
  const nature = natureOf(ted);
  const shared = {
    ...sharedTerms(form),
    ...given("nature", nature),
    deadlines: readDeadlines(form, procedure.procedure, buyerCountry),
  };
  const lots = isR209 ? readLots209(form, shared) : readLots208(form, shared);
  const results = isR209 ? readResults209(form, lots.length) : readResults208(form);
  const places = placesOf(form, noticeData, lots);
  const cpv = cpvOf(form, noticeData);
  return {
    format: ted.format,
    root: form.name,
    kind: ted.kind,
    ...given("customizationId", ted.schemaVersion),
    ...identity,
    version: "1",
    previousNotices: previousOf(form, noticeData, identity.noticeId),
    ...given("language", languageCode(valueOf(form, "LG") ?? "")),
    ...given("buyerCountry", buyerCountry),
    ...datesOf(ted),
    url: `https://ted.europa.eu/de/notice/-/detail/${identity.noticeId}`,
    ...textsOf(form, lots, whole),
    buyers,
    ...procedure,
    ...given("nature", nature),
    ...given("mainCpv", cpv[0]),
    cpv,
    ...places,
    values: isR209 ? values209(form) : values208(form),
    lots,
    results,
    ...readModification(form),
    links: linksOf(form),
    changes: readChanges(form),
    cancelsNotice: endsWithoutAward(results),
  };
}

/** A result in which no award names a contract ends the procedure. */
function endsWithoutAward(results: readonly LotResult[]): boolean {
  return results.length > 0 && results.every(({ outcome }) => outcome === "clos-nw");
}

function identityOf(
  root: XmlElement,
  { noticeData }: TedForm,
): Pick<Notice, "noticeId" | "publicationNumber"> {
  const printed = line(kid(noticeData, "NO_DOC_OJS"));
  const noticeId = publicationNumber(attribute(root, "DOC_ID")) ?? publicationNumber(printed);
  if (noticeId === undefined) {
    throw new NoticeError("missing_identity", "The TED notice has neither DOC_ID nor NO_DOC_OJS.");
  }
  return { noticeId, ...given("publicationNumber", printed) };
}

/** Numbers named in the form and by the Publications Office; never the notice itself. */
function previousOf(
  form: XmlElement,
  noticeData: XmlElement | undefined,
  noticeId: string,
): string[] {
  const named = [
    ...within(form, "NOTICE_NUMBER_OJ"),
    ...kids(noticeData, "REF_NOTICE").flatMap((ref) => kids(ref, "NO_DOC_OJS")),
  ];
  const numbers = named.flatMap((el) => publicationNumber(el.text) ?? []);
  return unique(numbers).filter((number) => number !== noticeId);
}

function datesOf({ form, codifData, journal }: TedForm): Pick<Notice, "issuedOn" | "publishedOn"> {
  const [dispatched] = within(form, "DATE_DISPATCH_NOTICE", "NOTICE_DISPATCH_DATE");
  return {
    ...given("issuedOn", dayOf(dispatched) ?? dayOf(kid(codifData, "DS_DATE_DISPATCH"))),
    ...given("publishedOn", dayOf(kid(journal, "DATE_PUB"))),
  };
}

/** R2.0.8 has a title element of its own in several forms. */
const oldTitles = [
  "TITLE_CONTRACT",
  "TITLE_QUALIFICATION_SYSTEM",
  "TITLE_DESIGN_CONTACT_NOTICE",
  "TITLE_RESULT_DESIGN_CONTEST",
  "TITLE_NOTICE_BUYER_PROFILE",
];
/** And of descriptions; the quantity is only one where nothing else describes. */
const oldDescriptions = [
  "SHORT_CONTRACT_DESCRIPTION",
  "SHORT_DESCRIPTION",
  "DESCRIPTION",
  "TOTAL_QUANTITY_OR_SCOPE",
  "CONTENTS",
];

/** The buyer's own words; a form without a title (free text notices) has the Official Journal's heading. */
function textsOf(
  form: XmlElement,
  lots: readonly Lot[],
  whole: () => XmlElement,
): Pick<Notice, "title" | "description" | "reference"> {
  const object = kid(form, "OBJECT_CONTRACT");
  const first = (names: readonly string[]): XmlElement | undefined =>
    names.flatMap((name) => within(form, name)).find((el) => prose(el) !== undefined);
  // Several forms describe in the lot only.
  const described = kid(object, "SHORT_DESCR") ?? first(oldDescriptions);
  const [oldReference] = within(form, "FILE_REFERENCE_NUMBER");
  return {
    title:
      line(kid(object, "TITLE")) ?? line(first(oldTitles)) ?? journalTitle(whole(), form) ?? "",
    ...given("description", prose(described) ?? lots[0]?.description),
    ...given("reference", line(kid(object, "REFERENCE_NUMBER")) ?? line(oldReference)),
  };
}

function journalTitle(root: XmlElement, form: XmlElement): string | undefined {
  const titles = kids(at(root, "TRANSLATION_SECTION", "ML_TITLES"), "ML_TI_DOC");
  const language = valueOf(form, "LG");
  const title = titles.find((candidate) => valueOf(candidate, "LG") === language) ?? titles[0];
  return line(kid(title, "TI_TEXT"));
}

function cpvOf(form: XmlElement, noticeData: XmlElement | undefined): string[] {
  const inForm = cpvIn(
    ...kids(form, "OBJECT_CONTRACT"),
    ...(kid(form, "OBJECT_CONTRACT") ? [] : [form]),
  );
  return inForm.length > 0 ? inForm : codedCpv(noticeData);
}

function placesOf(
  form: XmlElement,
  noticeData: XmlElement | undefined,
  lots: readonly Lot[],
): Pick<Notice, "nuts" | "placeText"> {
  const inLots = unique(lots.flatMap(({ nuts }) => nuts));
  // Where the form names the place outside its lots: a changed contract, section II of R2.0.8.
  const stated = within(form, "DESCRIPTION_PROCUREMENT", "LOCATION_NUTS", "SITE_OR_LOCATION");
  const inForm = nutsOf(stated);
  const coded = ["PERFORMANCE_NUTS", "ORIGINAL_NUTS"].flatMap((name) => nutsOf([noticeData], name));
  const nuts = [inLots, inForm, unique(coded)].find((codes) => codes.length > 0) ?? [];
  const places = lots.flatMap(({ placeText }) => placeText ?? []);
  const words = stated.map((el) => kid(el, "MAIN_SITE", "LOCATION", "LABEL"));
  const placeText = places.length > 0 ? unique(places).join(", ") : placeIn(...words);
  return { nuts, ...given("placeText", placeText) };
}

/** II.1.5 and II.1.7 ask for the maximum where the procedure sets up a framework. */
function values209(form: XmlElement): TenderValues {
  const object = kid(form, "OBJECT_CONTRACT");
  const isFramework = at(form, "PROCEDURE", "FRAMEWORK") !== undefined;
  const estimated = amountOf(kid(object, "VAL_ESTIMATED_TOTAL"));
  const total = amountOf(kid(object, "VAL_TOTAL"));
  return {
    ...given("estimated", estimated),
    ...given("frameworkMaximum", isFramework ? estimated : undefined),
    ...given("total", total),
    ...given("resultFrameworkMaximum", isFramework ? total : undefined),
  };
}

function values208(form: XmlElement): TenderValues {
  return { ...estimatesIn(objectOf(form)), ...given("total", totalOf(form)) };
}

function linksOf(form: XmlElement): TenderLink[] {
  const restricted = within(form, "DOCUMENT_RESTRICTED").length > 0 ? true : undefined;
  const linksTo = (kind: TenderLink["kind"], elements: readonly XmlElement[]): TenderLink[] =>
    unique(elements.flatMap((el) => webAddress(el.text) ?? [])).map((url) => ({
      kind,
      url,
      ...given("restricted", kind === "documents" ? restricted : undefined),
    }));
  return [
    ...linksTo("documents", within(form, "URL_DOCUMENT")),
    ...linksTo("submission", within(form, "URL_PARTICIPATION", "URL_PARTICIPATE")),
    ...linksTo("platform", [...within(form, "URL_TOOL"), ...buyerProfileUrls(form)]),
  ];
}
