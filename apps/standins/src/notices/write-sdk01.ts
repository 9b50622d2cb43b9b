import { berlinOffset } from "./days.ts";
import type { NoticePlan, ProcedurePlan } from "./plan.ts";
import type { Random } from "./random.ts";
import { escapeXml } from "./xml-text.ts";

const ubl = "urn:oasis:names:specification:ubl:schema:xsd";

/** The dialect's writers number their prefixes as they please; only the namespaces mean something. */
const prefixSets = [
  { root: "", cbc: "ns3:", cac: "ns2:", top: `xmlns` },
  { root: "can:", cbc: "cbc:", cac: "cac:", top: `xmlns:can` },
  { root: "ns5:", cbc: "", cac: "ns4:", top: `xmlns:ns5` },
] as const;

// Check digits are published but nobody looks at them; some writers only know the division.
const looseCpv = (random: Random, cpv: string) =>
  random.chance(0.5)
    ? `${cpv}-${random.int(0, 9)}`
    : random.chance(0.5)
      ? cpv
      : `${cpv.slice(0, 2)}000000-4`;

/** A notice of the below-threshold dialect `eforms-sdk-0.1`: no extension, everything inline, much of it missing. */
export function writeSdk01(procedure: ProcedurePlan, notice: NoticePlan, random: Random): string {
  const prefixes = random.pick(prefixSets);
  const isResult = notice.stage === "result";
  const rootName = isResult
    ? "ContractAwardNotice"
    : notice.stage === "call"
      ? "ContractNotice"
      : "PriorInformationNotice";
  const { buyer, subject } = procedure;
  const b = (name: string, text: string, attributes = "") =>
    `<${prefixes.cbc}${name}${attributes}>${escapeXml(text)}</${prefixes.cbc}${name}>`;
  const a = (name: string, content: string) =>
    `<${prefixes.cac}${name}>${content}</${prefixes.cac}${name}>`;
  const declare = (prefix: string, namespace: string) =>
    ` xmlns${prefix && `:${prefix.slice(0, -1)}`}="${ubl}:${namespace}-2"`;

  const land = buyer.town.nuts.slice(0, 3);
  const address =
    b("StreetName", buyer.street) +
    (random.chance(0.4)
      ? b("CityName", `${buyer.town.postcode} ${buyer.town.name}`)
      : b("CityName", buyer.town.name) + b("PostalZone", buyer.town.postcode)) +
    a("Country", b("IdentificationCode", "DEU"));
  const name = random.chance(0.12)
    ? `${buyer.name}, ${buyer.street}, ${buyer.town.postcode} ${buyer.town.name}, Tel. ${buyer.phone}, vergabe@${buyer.domain}`
    : buyer.name;
  const { on, time } = notice.deadline;
  const offset = berlinOffset(on);
  const period = procedure.twoStage
    ? "ParticipationRequestReceptionPeriod"
    : "TenderSubmissionDeadlinePeriod";
  // 6 % name their deadline in prose only.
  const prose = random.chance(0.06);
  const deadline =
    notice.stage === "call" && !prose
      ? a(
          period,
          b("EndDate", `${on}${offset}`) + (time ? b("EndTime", `${time}:00${offset}`) : ""),
        )
      : "";
  const german = on.split("-").toReversed().join(".");
  const note =
    prose && notice.stage === "call"
      ? `Ablauf der Angebotsfrist: ${german} ${time ?? ""} Uhr. `
      : "";
  const project = (title: string, description: string) =>
    b("ID", procedure.reference, ' schemeName="InternalID"') +
    b("Name", title, ' languageID="DEU"') +
    b("Description", description, ' languageID="DEU"') +
    b("Note", `${note}Zusätzliche Informationen: `, ' languageID="DEU"') +
    (random.chance(0.5)
      ? b("ProcurementTypeCode", subject.nature, ' listName="contract-nature"')
      : "") +
    a(
      "MainCommodityClassification",
      b("ItemClassificationCode", looseCpv(random, subject.cpv[0]!), ' listName="cpv"'),
    ) +
    a(
      "RealizedLocation",
      a(
        "Address",
        b("CountrySubentityCode", land, ' listName="nuts"') +
          a("Country", b("IdentificationCode", "DEU")),
      ),
    );

  const lots = procedure.lots.map((lot, index) =>
    a(
      "ProcurementProjectLot",
      b("ID", procedure.lots.length === 1 ? "LOT-0000" : lot.id, ' schemeName="Lot"') +
        a(
          "TenderingTerms",
          isResult
            ? ""
            : a(
                "CallForTendersDocumentReference",
                b("ID", procedure.reference) +
                  b("DocumentType", "non-restricted-document") +
                  a("Attachment", a("ExternalReference", b("URI", procedure.documentsUrl))),
              ),
        ) +
        a("TenderingProcess", deadline) +
        a(
          "ProcurementProject",
          project(index === 0 ? procedure.title : lot.title, lot.description),
        ),
    ),
  );
  const results = notice.results.map((result) =>
    a(
      "TenderResult",
      b("TenderResultCode", result.outcome, ' listName="winner-selection-status"') +
        // A filler in most of them, as in the real ones.
        b("AwardDate", random.chance(0.7) ? "2000-01-01" : result.decidedOn) +
        result.winners
          .map((winner, index) =>
            a(
              "WinningParty",
              a("Party", a("PartyName", b("Name", `${index + 1}. Firma: ${winner.name}`))),
            ),
          )
          .join(""),
    ),
  );

  return (
    `<${prefixes.root}${rootName} ${prefixes.top}="${ubl}:${rootName}-2"` +
    declare(prefixes.cac, "CommonAggregateComponents") +
    declare(prefixes.cbc, "CommonBasicComponents") +
    ">" +
    b("UBLVersionID", "2.3") +
    b("CustomizationID", "eforms-sdk-0.1") +
    b("ID", notice.noticeId) +
    b("ContractFolderID", procedure.folderId) +
    b("IssueDate", `${notice.publishedOn}${berlinOffset(notice.publishedOn)}`) +
    b("IssueTime", `08:00:00${berlinOffset(notice.publishedOn)}`) +
    b("VersionID", String(notice.version)) +
    b("RequestedPublicationDate", notice.publishedOn) +
    b("RegulatoryDomain", subject.nature === "works" ? "de-vob-a" : "de-uvgo") +
    (isResult
      ? b("NoticeTypeCode", "can-standard", ' listName="result"')
      : notice.stage === "call"
        ? b("NoticeTypeCode", "cn-standard", ' listName="competition"')
        : b("NoticeTypeCode", "pin-only", ' listName="planning"')) +
    b("NoticeLanguageCode", "DEU") +
    a(
      "ContractingParty",
      a(
        "Party",
        a("PartyName", b("Name", name, ' languageID="DEU"')) +
          a("PostalAddress", address) +
          a(
            "Contact",
            b("Telephone", buyer.phone) + b("ElectronicMail", `vergabe@${buyer.domain}`),
          ),
      ),
    ) +
    a(
      "TenderingProcess",
      b("ProcedureCode", procedure.procedureCode, ' listName="procurement-procedure-type"'),
    ) +
    a("ProcurementProject", project(procedure.title, procedure.description)) +
    lots.join("") +
    results.join("") +
    `</${prefixes.root}${rootName}>`
  );
}
