import { addDays, berlinOffset } from "./days.ts";
import { cpvCodes, lot, place, requestedTotal } from "./eforms-lot.ts";
import { contractingParty, organisations } from "./eforms-organisations.ts";
import { noticeResult, winnersOf } from "./eforms-result.ts";
import type { NoticePlan, NoticeStage, ProcedurePlan } from "./plan.ts";
import { code, escapeXml, extension, german, leaf } from "./xml-text.ts";

const roots = {
  planning: "PriorInformationNotice",
  call: "ContractNotice",
  result: "ContractAwardNotice",
} as const satisfies Record<NoticeStage, string>;

const forms = {
  planning: { list: "planning", type: "pin-only", eu: "4", national: "E2" },
  call: { list: "competition", type: "cn-standard", eu: "16", national: "E3" },
  result: { list: "result", type: "can-standard", eu: "29", national: "E4" },
} as const satisfies Record<NoticeStage, object>;

const ubl = "urn:oasis:names:specification:ubl:schema:xsd";
const eforms = "http://data.europa.eu/p27/eforms-ubl-extension";
const namespaces =
  `xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2" ` +
  `xmlns:efac="${eforms}-aggregate-components/1" xmlns:efbc="${eforms}-basic-components/1" ` +
  `xmlns:efext="${eforms}s/1" xmlns:ext="${ubl}:CommonExtensionComponents-2"`;

/** BT-758, BT-140, BT-762, BT-141, BT-718, BT-719 */
function changes({ change, publishedOn }: NoticePlan): string {
  if (!change) return "";
  return (
    `<efac:Changes>${leaf("efbc:ChangedNoticeIdentifier", change.changedNotice, 'schemeName="notice-id-ref"')}` +
    `<efac:Change>${german("efbc:ChangeDescription", change.text)}` +
    `<efbc:ProcurementDocumentsChangeIndicator>${change.documentsChanged}</efbc:ProcurementDocumentsChangeIndicator>` +
    (change.documentsChanged
      ? `<efbc:ProcurementDocumentsChangeDate>${publishedOn}${berlinOffset(publishedOn)}</efbc:ProcurementDocumentsChangeDate>`
      : "") +
    `<efac:ChangedSection><efbc:ChangedSectionIdentifier>LOT-0001</efbc:ChangedSectionIdentifier></efac:ChangedSection></efac:Change>` +
    `<efac:ChangeReason>${code("cbc:ReasonCode", "change-corrig-justification", change.reason)}${german("efbc:ReasonDescription", change.text)}</efac:ChangeReason></efac:Changes>`
  );
}

const publication = (number: string, day: string) =>
  `<efac:Publication><efbc:NoticePublicationID schemeName="ojs-notice-id">${number}</efbc:NoticePublicationID>` +
  `<efbc:GazetteID schemeName="ojs-id">100/${day.slice(0, 4)}</efbc:GazetteID><efbc:PublicationDate>${day}Z</efbc:PublicationDate></efac:Publication>`;

/** One eForms notice. TED's copy names its own SDK version and carries the publication block. */
export function writeEforms(
  procedure: ProcedurePlan,
  notice: NoticePlan,
  copy: "doe" | "ted",
): string {
  const { stage, publishedOn } = notice;
  const root = roots[stage];
  const form = forms[stage];
  const sentOn = addDays(publishedOn, -2);
  const offset = berlinOffset(sentOn);
  const isEu = procedure.level === "eu";
  const customization = copy === "ted" ? "eforms-sdk-1.13" : procedure.customization;

  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${ubl}:${root}-2" ${namespaces}>` +
    extension(
      changes(notice) +
        (stage === "result" ? noticeResult(procedure, notice) : "") +
        `<efac:NoticeSubType>${code("cbc:SubTypeCode", "notice-subtype", isEu ? form.eu : form.national)}</efac:NoticeSubType>` +
        organisations(procedure.buyer, winnersOf(notice)) +
        (copy === "ted" && notice.publicationNumber
          ? publication(notice.publicationNumber, publishedOn)
          : ""),
    ) +
    `<cbc:UBLVersionID>2.3</cbc:UBLVersionID><cbc:CustomizationID>${customization}</cbc:CustomizationID>` +
    (customization === "eforms-de-2.1" ? "<cbc:ProfileID>eforms-sdk-1.13</cbc:ProfileID>" : "") +
    `<cbc:ID schemeName="notice-id">${notice.noticeId}</cbc:ID><cbc:ContractFolderID>${procedure.folderId}</cbc:ContractFolderID>` +
    `<cbc:IssueDate>${sentOn}${offset}</cbc:IssueDate><cbc:IssueTime>09:30:00${offset}</cbc:IssueTime>` +
    `<cbc:VersionID>${String(notice.version).padStart(2, "0")}</cbc:VersionID>` +
    `<cbc:RequestedPublicationDate>${publishedOn}${berlinOffset(publishedOn)}</cbc:RequestedPublicationDate>` +
    `<cbc:RegulatoryDomain>${isEu ? "32014L0024" : "other"}</cbc:RegulatoryDomain>` +
    code("cbc:NoticeTypeCode", form.list, form.type) +
    `<cbc:NoticeLanguageCode>DEU</cbc:NoticeLanguageCode>` +
    contractingParty(procedure.buyer) +
    `<cac:TenderingTerms><cac:ProcurementLegislationDocumentReference><cbc:ID>${isEu ? "vgv" : "uvgo"}</cbc:ID></cac:ProcurementLegislationDocumentReference></cac:TenderingTerms>` +
    (stage === "planning"
      ? ""
      : `<cac:TenderingProcess>${code("cbc:ProcedureCode", "procurement-procedure-type", procedure.procedureCode)}` +
        `<cac:ProcessJustification>${code("cbc:ProcessReasonCode", "accelerated-procedure", "false")}</cac:ProcessJustification></cac:TenderingProcess>`) +
    `<cac:ProcurementProject><cbc:ID schemeName="InternalID">${procedure.reference}</cbc:ID>` +
    `<cbc:Name languageID="DEU">${escapeXml(procedure.title)}</cbc:Name>${german("cbc:Description", procedure.description)}` +
    code("cbc:ProcurementTypeCode", "contract-nature", procedure.subject.nature) +
    requestedTotal(procedure.estimate, procedure.frameworkMaximum) +
    cpvCodes(procedure.subject.cpv) +
    place(procedure) +
    `</cac:ProcurementProject>` +
    procedure.lots.map((it) => lot(procedure, notice, it)).join("") +
    `</${root}>`
  );
}
