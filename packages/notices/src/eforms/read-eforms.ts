import type { Lot, LotResult, TenderValues } from "@tc/domain";
import { cleanLine } from "../clean-text.ts";
import { languageCode } from "../codes/languages.ts";
import { calendarDay } from "../moments/moment.ts";
import { type Notice, NoticeError, type NoticeFormat } from "../notice.ts";
import { type XmlElement, attribute } from "../xml/xml-element.ts";
import { amount, sum } from "./amounts.ts";
import { readBelowThresholdResults } from "./below-threshold-results.ts";
import { readBusinessParty, readBuyers } from "./buyers.ts";
import { readChanges, readModification } from "./changes.ts";
import { allCpv, cpvOf, placeOf } from "./classification.ts";
import { dayOf } from "./dates.ts";
import { procedureLinks } from "./links.ts";
import { defined, natureOf, readLots, valuesOf } from "./lots.ts";
import { Texts } from "./multilingual.ts";
import { kindOf } from "./notice-kind.ts";
import { Organisations } from "./organisations.ts";
import { readProcedure } from "./procedure.ts";
import { modifiedValue, readResults } from "./results.ts";
import { cac, cacAll, cbc, cbcAll, cbcCode, code, efac, efbc, extension } from "./ubl.ts";

/**
 * Reads a notice of eForms (SDK 1.x), eForms-DE or the below-threshold dialect eforms-sdk-0.1.
 * Lenient where identity is there: a missing or misplaced field is an absent field, never an error.
 */
export function readEforms(root: XmlElement): Notice {
  const identity = readIdentity(root);
  const texts = new Texts(identity.language);
  const extended = extension(root);
  const organisations = new Organisations(extended, texts);
  const isRegistration = identity.kind === "registration";
  const buyers = isRegistration
    ? readBusinessParty(root, texts)
    : readBuyers(root, organisations, texts);
  const isDialect = identity.format === "sdk-0.1";
  const country =
    buyers.find((buyer) => buyer.country !== undefined)?.country ?? (isDialect ? "DEU" : undefined);
  const project = cac(root, "ProcurementProject");
  const lots = readLots(root, texts, country);
  const results = readResults(root, organisations, lots);
  if (results.length === 0 && isDialect)
    results.push(...readBelowThresholdResults(root, lots, texts));
  const changes = readChanges(root, texts);
  const { modified, modifiedNotice } = readModification(root, texts);
  const value =
    modified &&
    (modifiedValue(root, organisations) ??
      sum(results.map((result) => result.value).filter((money) => money !== undefined)));
  const cpv = allCpv(root);
  return {
    ...identity,
    ...readProcedure(root, identity.subtype, isDialect),
    previousNotices: previousNotices(root, modifiedNotice),
    title:
      texts.line(cbcAll(project, "Name")) ?? lots[0]?.title ?? buyersName(isRegistration, buyers),
    ...defined({
      buyerCountry: country,
      description: texts.text(cbcAll(project, "Description")) ?? lots[0]?.description,
      reference: cleanLine(cbcCode(project, "ID")),
      nature: natureOf(project) ?? lots[0]?.nature,
      mainCpv: cpvOf(project)[0] ?? cpv[0],
      modifiedContract: modified && { ...modified, ...defined({ value }) },
    }),
    buyers,
    cpv,
    ...placeOf(project, texts),
    values: noticeValues(root),
    lots,
    results,
    links: procedureLinks(root),
    changes,
    cancelsNotice:
      changes.some((change) => change.reasonCode === "cancel") || endsWithoutAward(lots, results),
  };
}

type Identity = Pick<
  Notice,
  | "format"
  | "root"
  | "kind"
  | "noticeType"
  | "subtype"
  | "customizationId"
  | "noticeId"
  | "version"
  | "procedureId"
  | "publicationNumber"
  | "language"
  | "issuedOn"
  | "publishedOn"
>;

function readIdentity(root: XmlElement): Identity {
  const ids = cbcAll(root, "ID");
  const id =
    ids.find((el) => attribute(el, "schemeName") === "notice-id" && el.text !== "") ?? ids[0];
  const noticeId = cleanLine(id?.text);
  if (noticeId === undefined || noticeId.length > 200) {
    throw new NoticeError("missing_identity", "The notice has no usable cbc:ID (BT-701).");
  }
  const customizationId = cleanLine(cbc(root, "CustomizationID")?.text);
  const type = cbc(root, "NoticeTypeCode");
  const noticeType = cleanLine(code(type));
  const extended = extension(root);
  const publication = efac(extended, "Publication");
  const format = formatOf(customizationId);
  return {
    format,
    root: root.name,
    kind: kindOf(noticeType, type && attribute(type, "listName"), root.name),
    noticeId,
    version: cleanLine(cbc(root, "VersionID")?.text) ?? "1",
    ...defined({
      noticeType,
      subtype: cleanLine(cbcCode(efac(extended, "NoticeSubType"), "SubTypeCode")),
      customizationId,
      procedureId: cleanLine(cbc(root, "ContractFolderID")?.text),
      publicationNumber: cleanLine(code(efbc(publication, "NoticePublicationID"))),
      // The dialect is the national service's, which publishes in German; many of its notices do not say so.
      language:
        languageCode(cbc(root, "NoticeLanguageCode")?.text ?? "") ??
        (format === "sdk-0.1" ? "DEU" : undefined),
      issuedOn: calendarDay(cbc(root, "IssueDate")?.text),
      publishedOn:
        dayOf(efbc(publication, "PublicationDate")) ?? dayOf(cbc(root, "RequestedPublicationDate")),
    }),
  };
}

function formatOf(customizationId: string | undefined): NoticeFormat {
  if (customizationId?.startsWith("eforms-de")) return "eforms-de";
  return customizationId === "eforms-sdk-0.1" ? "sdk-0.1" : "eforms";
}

/** BT-125, OPP-090, BT-1501: what this notice names as its own past. */
function previousNotices(root: XmlElement, modifiedNotice: string | undefined): string[] {
  const processes = [root, ...cacAll(root, "ProcurementProjectLot")].map((el) =>
    cac(el, "TenderingProcess"),
  );
  const named = processes
    .flatMap((process) => cacAll(process, "NoticeDocumentReference"))
    .map((reference) => cleanLine(cbcCode(reference, "ID")));
  return [...new Set([...named, modifiedNotice])].filter((id) => id !== undefined);
}

function noticeValues(root: XmlElement): TenderValues {
  const extended = extension(root);
  const result = efac(extended, "NoticeResult");
  const values = valuesOf(cac(root, "ProcurementProject"), cac(root, "TenderingProcess"));
  return {
    ...values,
    ...defined({
      // eForms-DE 1 has BT-271 of the procedure in the notice's own extension.
      frameworkMaximum: values.frameworkMaximum ?? amount(efbc(extended, "FrameworkMaximumAmount")),
      // BT-118; before SDK 1.3 under its UBL name.
      resultFrameworkMaximum:
        amount(efbc(result, "OverallMaximumFrameworkContractsAmount")) ??
        amount(cbc(result, "EstimatedOverallFrameworkContractsAmount")),
      total: amount(cbc(result, "TotalAmount")),
    }),
  };
}

/** Every lot of the procedure is closed and none has a winner (BT-142 clos-nw). */
function endsWithoutAward(lots: readonly Lot[], results: readonly LotResult[]): boolean {
  if (results.length === 0 || results.some((result) => result.outcome !== "clos-nw")) return false;
  const closed = new Set(results.map((result) => result.lotId));
  return lots.every((lot) => lot.kind !== undefined || closed.has(lot.id));
}

function buyersName(isRegistration: boolean, buyers: Notice["buyers"]): string {
  return isRegistration ? (buyers[0]?.name ?? "") : "";
}
