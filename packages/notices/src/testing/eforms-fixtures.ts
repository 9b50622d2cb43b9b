import { type Part, el, extension, leaf, money, noticeXml, text } from "./xml-builder.ts";

/** Hand-written notices of invented buyers, one builder a dialect; tests change the part they are about. */
export const fixtureIds = {
  notice: "3c5f4d1e-7a53-4c0e-9d0b-6f1c2d3e4f50",
  procedure: "9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d",
} as const;

export function organisation(
  id: string,
  name: string,
  more: { company?: Part; before?: Part } = {},
): string {
  return el(
    "efac:Organization",
    more.before,
    el(
      "efac:Company",
      leaf("cbc:WebsiteURI", "https://www.musterstadt.example"),
      leaf("efbc:CompanySizeCode", "small", { listName: "economic-operator-size" }),
      el("cac:PartyIdentification", leaf("cbc:ID", id, { schemeName: "organization" })),
      el("cac:PartyName", text("cbc:Name", name)),
      el(
        "cac:PostalAddress",
        leaf("cbc:StreetName", "Rathausplatz 1"),
        leaf("cbc:CityName", "Musterstadt"),
        leaf("cbc:PostalZone", "12345"),
        leaf("cbc:CountrySubentityCode", "DEA22", { listName: "nuts-lvl3" }),
        el("cac:Country", leaf("cbc:IdentificationCode", "DEU", { listName: "country" })),
      ),
      el("cac:PartyLegalEntity", leaf("cbc:CompanyID", `DE-${id}`, { schemeName: "VAT" })),
      el(
        "cac:Contact",
        leaf("cbc:Telephone", "+49 30 1234"),
        leaf("cbc:ElectronicMail", "vergabe@musterstadt.example"),
      ),
      more.company,
    ),
  );
}

export interface EformsParts {
  readonly root?: string;
  readonly customization?: string;
  readonly noticeType?: string;
  readonly formType?: string;
  readonly subtype?: string;
  /** Into the root's extension, beside subtype and organisations */
  readonly extended?: Part;
  readonly organisations?: Part;
  readonly head?: Part;
  readonly buyers?: Part;
  readonly terms?: Part;
  readonly process?: Part;
  readonly project?: Part;
  readonly lots?: Part;
  readonly tail?: Part;
  readonly prefixes?: Readonly<Record<string, string>>;
}

/** A full notice of eForms or eForms-DE. */
export function eformsXml(parts: EformsParts = {}): string {
  return noticeXml(
    parts.root ?? "ContractNotice",
    [
      extension(
        parts.extended,
        el("efac:NoticeSubType", leaf("cbc:SubTypeCode", parts.subtype ?? "16")),
        el(
          "efac:Organizations",
          parts.organisations ?? [
            organisation("ORG-0001", "Stadt Musterstadt"),
            organisation("ORG-0002", "Datenservice Muster"),
          ],
        ),
      ),
      leaf("cbc:UBLVersionID", "2.3"),
      leaf("cbc:CustomizationID", parts.customization ?? "eforms-sdk-1.13"),
      leaf("cbc:ID", fixtureIds.notice, { schemeName: "notice-id" }),
      leaf("cbc:ContractFolderID", fixtureIds.procedure),
      leaf("cbc:IssueDate", "2026-03-02+01:00"),
      leaf("cbc:IssueTime", "10:00:00+01:00"),
      leaf("cbc:VersionID", "01"),
      parts.head ?? leaf("cbc:RegulatoryDomain", "32014L0024"),
      leaf("cbc:NoticeTypeCode", parts.noticeType ?? "cn-standard", {
        listName: parts.formType ?? "competition",
      }),
      leaf("cbc:NoticeLanguageCode", "DEU"),
      parts.buyers ?? buyer("ORG-0001"),
      el("cac:TenderingTerms", parts.terms),
      parts.process ??
        el(
          "cac:TenderingProcess",
          leaf("cbc:ProcedureCode", "open", { listName: "procurement-procedure-type" }),
        ),
      parts.project ?? project("Kampagne für den Nahverkehr"),
      parts.lots ?? lot("LOT-0001"),
      parts.tail,
    ],
    parts.prefixes,
  );
}

export function buyer(id: string): string {
  return el(
    "cac:ContractingParty",
    leaf("cbc:BuyerProfileURI", "https://profil.musterstadt.example"),
    el(
      "cac:ContractingPartyType",
      leaf("cbc:PartyTypeCode", "la", { listName: "buyer-legal-type" }),
    ),
    el(
      "cac:ContractingActivity",
      leaf("cbc:ActivityTypeCode", "gen-pub", { listName: "authority-activity" }),
    ),
    el(
      "cac:Party",
      el("cac:PartyIdentification", leaf("cbc:ID", id, { schemeName: "organization" })),
      el(
        "cac:ServiceProviderParty",
        leaf("cbc:ServiceTypeCode", "ted-esen"),
        el("cac:Party", el("cac:PartyIdentification", leaf("cbc:ID", "ORG-0002"))),
      ),
    ),
  );
}

export function project(name: string, ...more: readonly Part[]): string {
  return el(
    "cac:ProcurementProject",
    leaf("cbc:ID", "AZ 12/2026", { schemeName: "InternalID" }),
    text("cbc:Name", name),
    text("cbc:Description", "Konzept und Gestaltung"),
    leaf("cbc:ProcurementTypeCode", "services", { listName: "contract-nature" }),
    more,
    el(
      "cac:MainCommodityClassification",
      leaf("cbc:ItemClassificationCode", "79341400", { listName: "cpv" }),
    ),
    el(
      "cac:AdditionalCommodityClassification",
      leaf("cbc:ItemClassificationCode", "79341000", { listName: "cpv" }),
    ),
    el(
      "cac:RealizedLocation",
      el(
        "cac:Address",
        leaf("cbc:CityName", "Musterstadt"),
        leaf("cbc:PostalZone", "12345"),
        leaf("cbc:CountrySubentityCode", "DEA22", { listName: "nuts" }),
      ),
    ),
  );
}

export interface LotParts {
  readonly scheme?: string;
  readonly terms?: Part;
  readonly process?: Part;
  readonly project?: Part;
}

export function lot(id: string, parts: LotParts = {}): string {
  return el(
    "cac:ProcurementProjectLot",
    leaf("cbc:ID", id, { schemeName: parts.scheme ?? "Lot" }),
    el("cac:TenderingTerms", parts.terms),
    el("cac:TenderingProcess", parts.process),
    project(`Los ${id}`, parts.project),
  );
}

export interface BelowThresholdParts {
  readonly extension?: string;
  readonly root?: string;
  readonly noticeType?: string;
  readonly formType?: string;
  readonly buyerName?: string;
  readonly town?: string;
  readonly cpv?: readonly string[];
  readonly process?: Part;
  readonly lotTerms?: Part;
  readonly lotProcess?: Part;
  readonly tail?: Part;
}

/** The dialect eforms-sdk-0.1 as the national service writes it: odd prefixes, buyer in place, no ids. */
export function belowThresholdXml(parts: BelowThresholdParts = {}): string {
  const described = [
    text("cbc:Name", "Druck des Stadtmagazins"),
    text("cbc:Description", "Zwölf Ausgaben"),
    (parts.cpv ?? ["79800000-2"]).map((cpv, index) =>
      el(
        index === 0 ? "cac:MainCommodityClassification" : "cac:AdditionalCommodityClassification",
        leaf("cbc:ItemClassificationCode", cpv, { listName: "cpv" }),
      ),
    ),
    el(
      "cac:RealizedLocation",
      el(
        "cac:Address",
        leaf("cbc:CityName", parts.town ?? "10178 Berlin"),
        leaf("cbc:CountrySubentityCode", "DE3", { listName: "nuts" }),
      ),
    ),
  ];
  return noticeXml(
    parts.root ?? "ContractNotice",
    [
      el(
        "ext:UBLExtensions",
        el(
          "ext:UBLExtension",
          el("ext:ExtensionContent", el("efext:EformsExtension", parts.extension ?? [])),
        ),
      ),
      leaf("cbc:CustomizationID", "eforms-sdk-0.1"),
      leaf("cbc:ID", "25112233"),
      leaf("cbc:ContractFolderID", ""),
      leaf("cbc:VersionID", "1"),
      leaf("cbc:RequestedPublicationDate", "2026-04-01+02:00"),
      leaf("cbc:NoticeTypeCode", parts.noticeType ?? "cn-standard", {
        listName: parts.formType ?? "competition",
      }),
      el(
        "cac:ContractingParty",
        el(
          "cac:Party",
          el("cac:PartyName", leaf("cbc:Name", parts.buyerName ?? "Gemeinde Musterau")),
          el(
            "cac:ServiceProviderParty",
            el("cac:Party", el("cac:PartyName", leaf("cbc:Name", "Amt für den Versand"))),
          ),
        ),
      ),
      parts.process ?? el("cac:TenderingProcess", leaf("cbc:ProcedureCode", "de-open")),
      el("cac:ProcurementProject", described),
      el(
        "cac:ProcurementProjectLot",
        leaf("cbc:ID", "LOT-0000", { schemeName: "Lot" }),
        el("cac:TenderingTerms", parts.lotTerms),
        el("cac:TenderingProcess", parts.lotProcess),
        el("cac:ProcurementProject", described),
      ),
      parts.tail,
    ],
    { efbc: "", ext: "ns2", cbc: "ns3", efac: "ns4", cac: "ns5", efext: "ns6" },
  );
}

export interface TenderParts {
  readonly id: string;
  readonly lot?: string;
  readonly value?: string | number;
  readonly currency?: string;
  readonly rank?: number;
  readonly party?: string;
  readonly withheld?: readonly string[];
}

export function lotTender(parts: TenderParts): string {
  return el(
    "efac:LotTender",
    parts.withheld?.map(fieldsPrivacy),
    leaf("cbc:ID", parts.id, { schemeName: "tender" }),
    parts.rank === undefined ? undefined : leaf("cbc:RankCode", parts.rank),
    parts.value === undefined
      ? undefined
      : el("cac:LegalMonetaryTotal", money("cbc:PayableAmount", parts.value, parts.currency)),
    parts.party === undefined ? undefined : el("efac:TenderingParty", leaf("cbc:ID", parts.party)),
    el("efac:TenderLot", leaf("cbc:ID", parts.lot ?? "LOT-0001", { schemeName: "Lot" })),
  );
}

export function settledContract(
  id: string,
  tenders: readonly string[],
  ...dates: readonly Part[]
): string {
  return el(
    "efac:SettledContract",
    leaf("cbc:ID", id, { schemeName: "contract" }),
    dates,
    tenders.map((tender) => el("efac:LotTender", leaf("cbc:ID", tender))),
  );
}

export function tenderingParty(id: string, members: readonly string[]): string {
  return el(
    "efac:TenderingParty",
    leaf("cbc:ID", id, { schemeName: "tendering-party" }),
    members.map((member) => el("efac:Tenderer", leaf("cbc:ID", member))),
  );
}

export const fieldsPrivacy = (code: string): string =>
  el(
    "efac:FieldsPrivacy",
    leaf("efbc:FieldIdentifierCode", code),
    leaf("cbc:ReasonCode", "eo-int"),
  );

export const received = (code: string, number: number): string =>
  el(
    "efac:ReceivedSubmissionsStatistics",
    leaf("efbc:StatisticsCode", code),
    leaf("efbc:StatisticsNumeric", number),
  );

export interface LotResultParts {
  readonly lot?: string;
  readonly outcome?: string;
  readonly tenders?: readonly string[];
  readonly contracts?: readonly string[];
  readonly more?: Part;
}

export function lotResult(parts: LotResultParts = {}): string {
  return el(
    "efac:LotResult",
    parts.more,
    parts.outcome === undefined ? undefined : leaf("cbc:TenderResultCode", parts.outcome),
    parts.tenders?.map((id) => el("efac:LotTender", leaf("cbc:ID", id))),
    parts.contracts?.map((id) => el("efac:SettledContract", leaf("cbc:ID", id))),
    el("efac:TenderLot", leaf("cbc:ID", parts.lot ?? "LOT-0001", { schemeName: "Lot" })),
  );
}

/** An award notice around the content of its efac:NoticeResult. */
export function awardXml(noticeResult: Part, parts: EformsParts = {}): string {
  return eformsXml({
    root: "ContractAwardNotice",
    noticeType: "can-standard",
    formType: "result",
    subtype: "29",
    organisations: [
      organisation("ORG-0001", "Stadt Musterstadt"),
      organisation("ORG-0004", "Agentur Alpha GmbH"),
      organisation("ORG-0005", "Studio Beta AG"),
      organisation("ORG-0006", "Werkstatt Gamma GbR"),
    ],
    tail: el("cac:TenderResult", leaf("cbc:AwardDate", "2000-01-01Z")),
    ...parts,
    extended: [el("efac:NoticeResult", noticeResult), parts.extended],
  });
}
