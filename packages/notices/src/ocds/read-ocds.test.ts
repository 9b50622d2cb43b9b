import { expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import { readOcds } from "./read-ocds.ts";

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));

function readOne(value: unknown): Notice {
  const { notices, rejected } = readOcds(bytes(value));
  expect(rejected).toEqual([]);
  expect(notices).toHaveLength(1);
  return notices[0]!;
}

function codeOf(value: unknown): string | undefined {
  try {
    readOcds(bytes(value));
  } catch (error) {
    if (error instanceof NoticeError) return error.code;
    throw error;
  }
  return undefined;
}

const nationalRelease = {
  ocid: "ocds-mnwr74-11111111-2222-4333-8444-555555555555",
  id: "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee",
  date: "2026-03-04T15:08:05Z",
  tag: ["tender"],
  language: "DEU",
  parties: [
    {
      id: "ORG-0001",
      name: "Stadt Musterhausen",
      identifier: { id: "Leitweg-ID 05", legalName: "Stadt Musterhausen" },
      address: {
        locality: "Musterhausen",
        region: "DEA23",
        postalCode: "50667",
        countryName: "DEU",
      },
      roles: ["buyer"],
    },
  ],
  buyer: { id: "Leitweg-ID 05", name: "Stadt Musterhausen", identifier: { id: "ORG-0001" } },
  tender: {
    id: "11111111-2222-4333-8444-555555555555",
    title: "Kampagne",
    numberOfTenderers: 0,
    procurementMethod: "open",
    procurementMethodDetails: "Open",
    mainProcurementCategory: "services",
    value: { amount: 1234.5, currency: "EUR" },
    items: [
      {
        id: "LOT-0001",
        relatedLot: "LOT-0001",
        classification: { scheme: "CPV", id: "79341400" },
        additionalClassifications: [{ scheme: "CPV", id: "79340000-9" }],
        deliveryAddress: { locality: "Köln", region: "DEA23" },
      },
    ],
    lots: [{ id: "LOT-0001", title: "Kampagne", value: { amount: 1234.5, currency: "EUR" } }],
    documents: [{ id: "D", url: "https://example.org/d", relatedLots: ["LOT-0001"] }],
    amendments: [
      {
        rationale: "Frist verlängert",
        amendsReleaseID: "99999999-bbbb-4ccc-8ddd-eeeeeeeeeeee-01",
        releaseID: "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee-02",
      },
    ],
  },
};

test("a release of the national service gets the ids of its eForms notice", () => {
  expect(readOne(nationalRelease)).toMatchObject({
    noticeId: "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee",
    version: "02",
    procedureId: "11111111-2222-4333-8444-555555555555",
    kind: "call",
    changes: [
      { changedNotice: "99999999-bbbb-4ccc-8ddd-eeeeeeeeeeee-01", reasonText: "Frist verlängert" },
    ],
  });
});

test("its buyer is found although the ids are swapped, and its notice-local id is no identifier", () => {
  expect(readOne(nationalRelease).buyers).toEqual([
    {
      name: "Stadt Musterhausen",
      identifiers: [{ value: "Leitweg-ID 05" }],
      town: "Musterhausen",
      postcode: "50667",
      nuts: "DEA23",
      country: "DEU",
    },
  ]);
});

test("its zero tenderers say nothing about offers", () => {
  const award = { id: "1", status: "active", suppliers: [{ id: "X", name: "Agentur" }] };
  const [result] = readOne({ ...nationalRelease, tag: ["award"], awards: [award] }).results;
  expect(result).toMatchObject({ lotId: "LOT-0001", winners: [{ name: "Agentur" }] });
  expect(result).not.toHaveProperty("offersReceived");
});

test("codes, regions, values and links of lots are read from lots, items and documents", () => {
  const notice = readOne(nationalRelease);
  expect(notice).toMatchObject({
    mainCpv: "79341400",
    cpv: ["79341400", "79340000"],
    nuts: ["DEA23"],
    values: { estimated: { cents: 123_450, currency: "EUR" } },
  });
  expect(notice.lots[0]).toMatchObject({
    id: "LOT-0001",
    cpv: ["79341400", "79340000"],
    placeText: "Köln",
    links: [{ kind: "documents", url: "https://example.org/d" }],
  });
});

const foreign = {
  ocid: "ocds-abc123-77",
  id: "77-1",
  date: "2025-01-23T22:10:19Z",
  tag: ["award"],
  language: "en",
  buyer: { id: "GB-FTS-9", name: "A Council" },
  parties: [
    { id: "GB-FTS-9", name: "A Council", address: { region: "UKI" }, roles: ["buyer"] },
    { id: "S", name: "Winner Ltd", details: { scale: "sme" }, roles: ["supplier"] },
  ],
  tender: {
    id: "T",
    title: "Posters",
    procurementMethod: "selective",
    procurementMethodDetails: "Restricted procedure",
    tenderPeriod: { endDate: "2025-01-10" },
    bidOpening: { date: "2025-01-11T10:00:00Z" },
    lots: [
      {
        id: "1",
        awardCriteria: {
          criteria: [
            { type: "price", description: "40" },
            { type: "quality", name: "Idea", description: "60" },
          ],
        },
        techniques: {
          hasFrameworkAgreement: true,
          frameworkAgreement: {
            method: "withReopeningCompetition",
            value: { amount: 9, currency: "GBP" },
          },
        },
        submissionTerms: { variantPolicy: "notAllowed", languages: ["en"] },
      },
      { id: "2" },
    ],
  },
  awards: [
    {
      id: "a1",
      relatedLots: ["1"],
      status: "active",
      date: "2025-01-20",
      value: { amount: 10, currency: "GBP" },
      suppliers: [{ id: "S", name: "Winner Ltd" }],
    },
    { id: "a2", relatedLots: ["1"], status: "active", suppliers: [{ id: "S" }] },
    { id: "a3", relatedLots: ["2"], status: "unsuccessful", statusDetails: "no offers" },
  ],
  contracts: [
    {
      id: "c",
      awardID: "a2",
      dateSigned: "2025-02-01T00:00:00Z",
      value: { amount: 7, currency: "GBP" },
    },
  ],
  bids: {
    statistics: [
      { measure: "bids", value: 4, relatedLot: "1" },
      { measure: "electronicBids", value: 3, relatedLot: "2" },
      { measure: "lowestValidBidValue", value: 5.5, currency: "GBP", relatedLot: "1" },
    ],
  },
};

test("every award is one result with offers, winner, value and days of its own", () => {
  const { results } = readOne(foreign);
  expect(results).toMatchObject([
    {
      lotId: "1",
      outcome: "selec-w",
      offersReceived: 4,
      offersReceivedCode: "tenders",
      winners: [{ name: "Winner Ltd", size: "sme" }],
      value: { cents: 1000, currency: "GBP" },
      lowestValue: { cents: 550, currency: "GBP" },
      decidedOn: "2025-01-20",
    },
    { lotId: "1", value: { cents: 700, currency: "GBP" }, contractOn: "2025-02-01" },
    {
      lotId: "2",
      outcome: "clos-nw",
      nonAwardReason: "no offers",
      offersReceived: 3,
      offersReceivedCode: "t-esubm",
      winners: [],
    },
  ]);
});

test("a selective procedure's period ends with the request to participate", () => {
  const { lots, procedure, buyerCountry } = readOne(foreign);
  expect(procedure).toBe("restricted");
  expect(buyerCountry).toBe("GBR");
  expect(lots[0]?.deadlines).toEqual([
    { kind: "participation", at: "2025-01-10T22:59:59.000Z", hasTime: false },
    { kind: "opening", at: "2025-01-11T10:00:00.000Z", offset: "Z", hasTime: true },
  ]);
});

test("weights, frameworks and terms of a lot are read as eForms names them", () => {
  expect(readOne(foreign).lots[0]).toMatchObject({
    framework: "fa-w-rc",
    values: { frameworkMaximum: { cents: 900, currency: "GBP" } },
    variants: "not-allowed",
    submissionLanguages: ["ENG"],
    awardCriteria: [
      { type: "price", weight: 40, weightUnit: "percent" },
      { type: "quality", name: "Idea", weight: 60, weightUnit: "percent" },
    ],
  });
});

test("a cancelled tender cancels", () => {
  const cancelled = { ...foreign, tag: ["tenderCancellation"], awards: [] };
  expect(readOne(cancelled)).toMatchObject({ kind: "call", cancelsNotice: true });
});

test("one bad release in a package costs no other", () => {
  const { notices, rejected } = readOcds(
    bytes({ releases: [foreign, { tag: ["tender"] }, nationalRelease] }),
  );
  expect(notices).toHaveLength(2);
  expect(rejected.map(({ place, error }) => [place, error.code])).toEqual([
    ["releases/1", "missing_identity"],
  ]);
});

test("record packages give their releases, else the compiled one", () => {
  const records = [
    { ocid: "a", releases: [foreign, nationalRelease] },
    {
      ocid: "b",
      releases: [{ url: "https://example.org/r" }],
      compiledRelease: { ...foreign, tag: ["compiled"] },
    },
  ];
  expect(readOcds(bytes({ records })).notices.map(({ kind }) => kind)).toEqual([
    "result",
    "call",
    "result",
  ]);
});

test("JSON lines are read one by one; a broken line is named", () => {
  const text = [JSON.stringify(foreign), "", "{broken", JSON.stringify(nationalRelease)].join("\n");
  const { notices, rejected } = readOcds(bytes(text));
  expect(notices).toHaveLength(2);
  expect(rejected.map(({ place, error }) => [place, error.code])).toEqual([
    ["line 3", "malformed_json"],
  ]);
});

test("a release without an id is named by ocid and date, one without both is refused", () => {
  const { id: _id, ...unnamed } = foreign;
  expect(readOne(unnamed).noticeId).toBe("ocds-abc123-77@2025-01-23T22:10:19Z");
  expect(codeOf({ ...unnamed, date: "soon" })).toBe("missing_identity");
  expect(codeOf({ ...foreign, ocid: " " })).toBe("missing_identity");
});

test("bare NaN and Infinity outside texts read as nothing", () => {
  const text = JSON.stringify({ ...foreign, title: "Infinity" }).replace(
    '"amount":10',
    '"amount":-Infinity',
  );
  expect(readOne(text).results[0]).not.toHaveProperty("value");
});

test("what is no OCDS is refused with its reason", () => {
  expect(codeOf("{")).toBe("malformed_json");
  expect(codeOf('{"a": NaNo}')).toBe("malformed_json");
  expect(codeOf("null")).toBe("unknown_format");
  expect(codeOf("[]")).toBe("unknown_format");
  expect(codeOf({ hello: "world" })).toBe("unknown_format");
  expect(codeOf(`${"[".repeat(100)}${"]".repeat(100)}`)).toBe("too_deep");
  expect(codeOf(`[${"0,".repeat(1_000_001)}0]`)).toBe("too_many_elements");
  expect(codeOf(" ".repeat(20_000_001))).toBe("too_large");
});

test("members of the wrong type, NUL and inherited names do no harm", () => {
  const odd = {
    ocid: "ocds-x",
    id: "constructor",
    tag: "tender",
    parties: [null, 3, { roles: "buyer", name: "A\u0000B", address: [] }],
    tender: { title: ["x"], lots: [7, { id: 5, value: "much" }], items: {}, documents: "none" },
    awards: { suppliers: "nobody" },
    __proto__: { language: "xx" },
  };
  expect(readOne(odd)).toMatchObject({ title: "", buyers: [{ name: "AB" }], lots: [{ id: "5" }] });
});
