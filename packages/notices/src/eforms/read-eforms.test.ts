import { expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import { readNotice } from "../read-notice.ts";
import {
  buyer,
  eformsXml,
  fixtureIds,
  lot,
  organisation,
  project,
} from "../testing/eforms-fixtures.ts";
import type { EformsParts } from "../testing/eforms-fixtures.ts";
import { bytesOf, el, extension, leaf, money, noticeXml, text } from "../testing/xml-builder.ts";

const read = (parts: EformsParts = {}): Notice => readNotice(bytesOf(eformsXml(parts)));

test("identity is noticeId, version and procedure, with type, subtype, language and days", () => {
  const publication = el(
    "efac:Publication",
    leaf("efbc:NoticePublicationID", "00123456-2026", { schemeName: "ojs-notice-id" }),
    leaf("efbc:PublicationDate", "2026-03-04+01:00"),
  );
  expect(read({ extended: publication })).toMatchObject({
    format: "eforms",
    root: "ContractNotice",
    kind: "call",
    noticeType: "cn-standard",
    subtype: "16",
    customizationId: "eforms-sdk-1.13",
    noticeId: fixtureIds.notice,
    version: "01",
    procedureId: fixtureIds.procedure,
    publicationNumber: "00123456-2026",
    language: "DEU",
    issuedOn: "2026-03-02",
    publishedOn: "2026-03-04",
    buyerCountry: "DEU",
    title: "Kampagne für den Nahverkehr",
    description: "Konzept und Gestaltung",
    reference: "AZ 12/2026",
    nature: "services",
    mainCpv: "79341400",
    cpv: ["79341400", "79341000"],
    nuts: ["DEA22"],
    placeText: "12345 Musterstadt",
    procedure: "open",
    level: "eu",
    legalBasis: "32014L0024",
    cancelsNotice: false,
  });
});

test("languages and countries are read from two letters too, and any day of issue is one", () => {
  const xml = eformsXml()
    .replace(">DEU</cbc:NoticeLanguageCode>", ">de</cbc:NoticeLanguageCode>")
    .replaceAll(">DEU</cbc:IdentificationCode>", ">AT</cbc:IdentificationCode>")
    .replace("2026-03-02+01:00", "2000-01-01+01:00");
  expect(readNotice(bytesOf(xml))).toMatchObject({
    language: "DEU",
    buyerCountry: "AUT",
    issuedOn: "2000-01-01",
  });
});

test("the same notice reads the same under any prefixes", () => {
  const odd = { cbc: "ns3", cac: "ns5", efbc: "", ext: "ns2", efac: "ns4", efext: "ns6" };
  expect(read({ prefixes: odd })).toEqual(read());
});

test("a notice without cbc:ID is refused by name, one without a version is the first", () => {
  const xml = eformsXml().replace(/<cbc:ID schemeName="notice-id">[^<]*<\/cbc:ID>/, "");
  expect(() => readNotice(bytesOf(xml))).toThrow(
    expect.objectContaining({ code: "missing_identity" }),
  );
  const unversioned = eformsXml().replace("<cbc:VersionID>01</cbc:VersionID>", "");
  expect(readNotice(bytesOf(unversioned)).version).toBe("1");
});

test("a root of another namespace is no notice", () => {
  const xml = '<ContractNotice xmlns="urn:other"/>';
  expect(() => readNotice(bytesOf(xml))).toThrow(NoticeError);
  expect(() => readNotice(bytesOf(xml))).toThrow(
    expect.objectContaining({ code: "unknown_format" }),
  );
});

test.each([
  ["PriorInformationNotice", "pin-only", "planning", "planning"],
  ["PriorInformationNotice", "pin-buyer", "planning", "planning"],
  ["PriorInformationNotice", "pin-tran", "planning", "planning"],
  ["PriorInformationNotice", "pmc", "consultation", "consultation"],
  ["PriorInformationNotice", "pin-cfc-social", "competition", "call"],
  ["ContractNotice", "cn-desg", "competition", "call"],
  ["ContractNotice", "qu-sy", "competition", "call"],
  ["ContractNotice", "subco", "competition", "call"],
  ["ContractNotice", "corr", "change", "call"],
  ["ContractAwardNotice", "veat", "dir-awa-pre", "direct-award"],
  ["ContractAwardNotice", "can-tran", "result", "result"],
  ["ContractAwardNotice", "can-modif", "cont-modif", "modification"],
  ["ContractAwardNotice", "compl", "completion", "completion"],
  ["ContractAwardNotice", "constructor", "__proto__", "result"],
])("%s %s (%s) announces: %s", (root, noticeType, formType, kind) => {
  expect(read({ root, noticeType, formType }).kind).toBe(kind);
});

test("buyers come from Organizations with identifiers, legal type and activity; service providers do not", () => {
  const { buyers } = read({
    buyers: [buyer("ORG-0001"), buyer("ORG-0003")],
    organisations: [
      organisation("ORG-0001", "Stadt  Musterstadt"),
      organisation("ORG-0002", "Datenservice Muster"),
      organisation("ORG-0003", "Kreis Muster"),
    ],
  });
  expect(buyers.map(({ name }) => name)).toEqual(["Stadt Musterstadt", "Kreis Muster"]);
  expect(buyers[0]).toEqual({
    name: "Stadt Musterstadt",
    identifiers: [{ scheme: "VAT", value: "DE-ORG-0001" }],
    town: "Musterstadt",
    postcode: "12345",
    nuts: "DEA22",
    country: "DEU",
    website: "https://www.musterstadt.example",
    email: "vergabe@musterstadt.example",
    phone: "+49 30 1234",
    size: "small",
    legalType: "la",
    activity: "gen-pub",
  });
});

test("a legal type of a national list is one, a type of contracting is none", () => {
  const type = (...codes: readonly [code: string, listName: string][]): unknown =>
    read({
      buyers: el(
        "cac:ContractingParty",
        codes.map(([code, listName]) =>
          el("cac:ContractingPartyType", leaf("cbc:PartyTypeCode", code, { listName })),
        ),
        el("cac:Party", el("cac:PartyIdentification", leaf("cbc:ID", "ORG-0001"))),
      ),
    }).buyers[0]?.legalType;
  expect(type(["cont-ent", "buyer-contracting-type"], ["la", "buyer-legal-type"])).toBe("la");
  expect(type(["stift-oer-kommun", "stift-oer-kommun"])).toBe("stift-oer-kommun");
  expect(type(["not-cont-ent", "buyer-contracting-type"])).toBeUndefined();
});

test("German wins among the languages of a text, then the notice's own, then the first", () => {
  const named = (...names: string[]): string =>
    read({ project: el("cac:ProcurementProject", names) }).title;
  const [en, fr, de] = [
    text("cbc:Name", "Campaign", "ENG"),
    text("cbc:Name", "Campagne", "FRA"),
    text("cbc:Name", "Kampagne", "DEU"),
  ];
  expect(named(en, fr, de)).toBe("Kampagne");
  expect(named(en, fr)).toBe("Campaign");
  const french = eformsXml({ project: el("cac:ProcurementProject", en, fr) }).replace(
    "<cbc:NoticeLanguageCode>DEU",
    "<cbc:NoticeLanguageCode>fra",
  );
  expect(readNotice(bytesOf(french))).toMatchObject({ title: "Campagne", language: "FRA" });
});

test("untrusted text loses controls and marks but keeps its paragraphs", () => {
  const description =
    "Erster\u0085 Satz.\r\n\r\n\r\n\u202eZweiter\u200b  Satz.\n- Punkt\u00a0eins ";
  const notice = read({
    project: el("cac:ProcurementProject", text("cbc:Description", description)),
  });
  expect(notice.description).toBe("Erster Satz.\n\nZweiter Satz.\n- Punkt eins");
});

test("line breaks of a formatter are no paragraphs", () => {
  const wrapped = "Die Forschung erfordert\n            einen Kryostaten, der\n            kühlt.";
  const notice = read({ project: el("cac:ProcurementProject", text("cbc:Description", wrapped)) });
  expect(notice.description).toBe("Die Forschung erfordert einen Kryostaten, der kühlt.");
});

test("estimate and framework maximum are kept apart, on the procedure and on the lot", () => {
  const total = (estimate: number, maximum: number): string =>
    el(
      "cac:RequestedTenderTotal",
      extension(money("efbc:FrameworkMaximumAmount", maximum)),
      money("cbc:EstimatedOverallContractAmount", estimate),
    );
  const notice = read({
    project: project("Titel", total(100_000.5, 300_000)),
    lots: [lot("LOT-0001", { project: total(40_000, 90_000) })],
  });
  expect(notice.values).toEqual({
    estimated: { cents: 10_000_050, currency: "EUR" },
    frameworkMaximum: { cents: 30_000_000, currency: "EUR" },
  });
  expect(notice.lots[0]?.values).toEqual({
    estimated: { cents: 4_000_000, currency: "EUR" },
    frameworkMaximum: { cents: 9_000_000, currency: "EUR" },
  });
});

test("the framework maximum of the procedure may stand in the notice's extension", () => {
  const maximum = money("efbc:FrameworkMaximumAmount", 700);
  expect(read({ extended: maximum }).values).toEqual({
    frameworkMaximum: { cents: 70_000, currency: "EUR" },
  });
});

test("withheld, nonsensical and missing amounts are no amounts", () => {
  for (const value of ["-1", "unpublished", "", "12,5", "NaN", "1e400"]) {
    const total = el(
      "cac:RequestedTenderTotal",
      money("cbc:EstimatedOverallContractAmount", value),
    );
    expect(read({ project: project("Titel", total) }).values).toEqual({});
  }
});

test("lots, groups and parts are all there in their order, groups and parts marked", () => {
  const { lots } = read({
    lots: [
      lot("GLO-0001", { scheme: "LotsGroup" }),
      lot("LOT-0001"),
      lot("PAR-0001", { scheme: "Part" }),
      lot("PAR-0002", { scheme: "" }),
    ],
  });
  expect(lots.map(({ id, kind }) => [id, kind])).toEqual([
    ["GLO-0001", "group"],
    ["LOT-0001", undefined],
    ["PAR-0001", "part"],
    ["PAR-0002", "part"],
  ]);
});

test("a changed notice carries one change block with its reason, sections and documents", () => {
  const changes = el(
    "efac:Changes",
    leaf("efbc:ChangedNoticeIdentifier", "76e2a43a-cb38-406d-b0a0-1c3ecdda47c1-01"),
    el(
      "efac:Change",
      text("efbc:ChangeDescription", "Frist verlängert"),
      leaf("efbc:ProcurementDocumentsChangeDate", "2026-03-05+01:00"),
      leaf("efbc:ProcurementDocumentsChangeIndicator", "true"),
      el("efac:ChangedSection", leaf("efbc:ChangedSectionIdentifier", "LOT-0001")),
    ),
    el(
      "efac:Change",
      text("efbc:ChangeDescription", "Neue Anlage"),
      leaf("efbc:ProcurementDocumentsChangeIndicator", "false"),
      leaf("efbc:ChangedSectionIdentifier", "PROCEDURE"),
    ),
    el(
      "efac:ChangeReason",
      leaf("cbc:ReasonCode", "update-add"),
      text("efbc:ReasonDescription", "Rückfragen"),
    ),
  );
  expect(read({ extended: changes }).changes).toEqual([
    {
      changedNotice: "76e2a43a-cb38-406d-b0a0-1c3ecdda47c1-01",
      reasonCode: "update-add",
      reasonText: "Rückfragen",
      description: "Frist verlängert\n\nNeue Anlage",
      sections: ["LOT-0001", "PROCEDURE"],
      documentsChanged: true,
      documentsChangedOn: "2026-03-05",
    },
  ]);
});

test("a cancellation annuls the notice it names, the intention to cancel does not", () => {
  const change = (reason: string): string =>
    el("efac:Changes", el("efac:ChangeReason", leaf("cbc:ReasonCode", reason)));
  expect(read({ extended: change("cancel") }).cancelsNotice).toBe(true);
  expect(read({ extended: change("cancel-intent") }).cancelsNotice).toBe(false);
});

test("earlier notices are named once, from lots, procedure and modification", () => {
  const reference = (id: string): string => el("cac:NoticeDocumentReference", leaf("cbc:ID", id));
  const notice = read({
    process: el("cac:TenderingProcess", reference("a-01")),
    lots: [
      lot("LOT-0001", { process: reference("b-01") }),
      lot("LOT-0002", { process: reference("a-01") }),
    ],
    extended: el("efac:ContractModification", leaf("efbc:ChangedNoticeIdentifier", "123-2025")),
  });
  expect(notice.previousNotices).toEqual(["a-01", "b-01", "123-2025"]);
});

test("a business registration names the company where a buyer would stand", () => {
  const xml = noticeXml("BusinessRegistrationInformationNotice", [
    extension(el("efac:NoticeSubType", leaf("cbc:SubTypeCode", "X01"))),
    leaf("cbc:CustomizationID", "eforms-sdk-1.13"),
    leaf("cbc:ID", fixtureIds.notice, { schemeName: "notice-id" }),
    leaf("cbc:VersionID", "01"),
    leaf("cbc:NoticeTypeCode", "brin-eeig", { listName: "bri" }),
    el(
      "cac:BusinessParty",
      el(
        "cac:PartyLegalEntity",
        leaf("cbc:RegistrationName", "Muster EWIV"),
        leaf("cbc:CompanyID", "EU 1", { schemeName: "EU" }),
        el(
          "cac:CorporateRegistrationScheme",
          el(
            "cac:JurisdictionRegionAddress",
            el("cac:Country", leaf("cbc:IdentificationCode", "IRL")),
          ),
        ),
      ),
    ),
  ]);
  expect(readNotice(bytesOf(xml))).toMatchObject({
    kind: "registration",
    subtype: "X01",
    title: "Muster EWIV",
    buyerCountry: "IRL",
    buyers: [{ name: "Muster EWIV", identifiers: [{ scheme: "EU", value: "EU 1" }] }],
    lots: [],
  });
});

test("an extension of eForms-DE and unknown elements beside the known ones change nothing", () => {
  const german = el(
    'x:GermanEformsExtension xmlns:x="german-eforms-extension"',
    "<x:ReportingUnitId>1</x:ReportingUnitId>",
  );
  expect(read({ extended: german, customization: "eforms-de-2.1" })).toEqual(
    read({ customization: "eforms-de-2.1" }),
  );
});
