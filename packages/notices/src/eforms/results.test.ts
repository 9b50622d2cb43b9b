import { expect, test } from "vitest";
import type { LotResult } from "@tc/domain";
import type { Notice } from "../notice.ts";
import { readNotice } from "../read-notice.ts";
import {
  awardXml,
  fieldsPrivacy,
  lot,
  lotResult,
  lotTender,
  received,
  settledContract,
  tenderingParty,
} from "../testing/eforms-fixtures.ts";
import { bytesOf, el, leaf, money, text } from "../testing/xml-builder.ts";
import type { Part } from "../testing/xml-builder.ts";

const readAward = (noticeResult: Part, more = {}): Notice =>
  readNotice(bytesOf(awardXml(noticeResult, more)));
const result = (noticeResult: Part): LotResult => readAward(noticeResult).results[0]!;
const names = (read: LotResult): string[] => read.winners.map(({ name }) => name);

const parties = [
  tenderingParty("TPA-0001", ["ORG-0004"]),
  tenderingParty("TPA-0002", ["ORG-0005", "ORG-0006"]),
];

test("the winner is the party of the contract's tender, with rank, value and dates", () => {
  const read = result([
    lotResult({ outcome: "selec-w", tenders: ["TEN-1", "TEN-2"], contracts: ["CON-1"] }),
    lotTender({ id: "TEN-1", value: "1234.5", rank: 1, party: "TPA-0001" }),
    lotTender({ id: "TEN-2", value: "9999", rank: 2, party: "TPA-0002" }),
    settledContract(
      "CON-1",
      ["TEN-1"],
      leaf("cbc:AwardDate", "2026-02-01Z"),
      leaf("cbc:IssueDate", "2026-02-12+01:00"),
    ),
    parties,
  ]);
  expect(read).toMatchObject({
    lotId: "LOT-0001",
    outcome: "selec-w",
    value: { cents: 123_450, currency: "EUR" },
    contractOn: "2026-02-12",
    decidedOn: "2026-02-01",
    withheld: [],
  });
  expect(read.winners).toMatchObject([
    { name: "Agentur Alpha GmbH", rank: 1, size: "small", identifiers: [{ value: "DE-ORG-0004" }] },
  ]);
});

test("all members of a bidding consortium win, each once", () => {
  const read = result([
    lotResult({ outcome: "selec-w", tenders: ["TEN-1", "TEN-2"], contracts: ["CON-1"] }),
    lotTender({ id: "TEN-1", value: 10, party: "TPA-0002" }),
    lotTender({ id: "TEN-2", value: 20, party: "TPA-0002" }),
    settledContract("CON-1", ["TEN-1", "TEN-2"]),
    parties,
  ]);
  expect(names(read)).toEqual(["Studio Beta AG", "Werkstatt Gamma GbR"]);
  expect(read.value).toEqual({ cents: 3_000, currency: "EUR" });
});

test("without contracts the tenders named by the result win", () => {
  const read = result([
    lotResult({ outcome: "selec-w", tenders: ["TEN-1", "TEN-2"] }),
    lotTender({ id: "TEN-1", rank: 1, party: "TPA-0001" }),
    lotTender({ id: "TEN-2", rank: 2, party: "TPA-0002" }),
    parties,
  ]);
  expect(read.winners.map(({ name, rank }) => [name, rank])).toEqual([
    ["Agentur Alpha GmbH", 1],
    ["Studio Beta AG", 2],
    ["Werkstatt Gamma GbR", 2],
  ]);
  expect(read.value).toBeUndefined();
});

test("without tenders in the result the contract's tenders win", () => {
  const read = result([
    lotResult({ outcome: "selec-w", contracts: ["CON-1"] }),
    lotTender({ id: "TEN-1", value: 7, party: "TPA-0001" }),
    settledContract("CON-1", ["TEN-1"]),
    parties,
  ]);
  expect(names(read)).toEqual(["Agentur Alpha GmbH"]);
  expect(read.value?.cents).toBe(700);
});

test("a contract over two lots counts in each lot with that lot's tender only", () => {
  const { results } = readAward(
    [
      lotResult({ lot: "LOT-0001", outcome: "selec-w", tenders: ["TEN-1"], contracts: ["CON-1"] }),
      lotResult({ lot: "LOT-0002", outcome: "selec-w", tenders: ["TEN-2"], contracts: ["CON-1"] }),
      lotTender({ id: "TEN-1", lot: "LOT-0001", value: 10, party: "TPA-0001" }),
      lotTender({ id: "TEN-2", lot: "LOT-0002", value: 30, party: "TPA-0001" }),
      settledContract("CON-1", ["TEN-1", "TEN-2"]),
      parties,
    ],
    { lots: [lot("LOT-0001"), lot("LOT-0002")] },
  );
  expect(results.map((result) => [result.lotId, result.value?.cents])).toEqual([
    ["LOT-0001", 1_000],
    ["LOT-0002", 3_000],
  ]);
});

test("values in two currencies are not added", () => {
  const read = result([
    lotResult({ outcome: "selec-w", contracts: ["CON-1"] }),
    lotTender({ id: "TEN-1", value: 10, party: "TPA-0001" }),
    lotTender({ id: "TEN-2", value: 10, currency: "CHF", party: "TPA-0002" }),
    settledContract("CON-1", ["TEN-1", "TEN-2"]),
    parties,
  ]);
  expect(read.value).toBeUndefined();
  expect(read.winners).toHaveLength(3);
});

test("offers received are the code tenders, else t-esubm, never a sum and never a dummy", () => {
  const offers = (...statistics: string[]): unknown => {
    const read = result(lotResult({ more: statistics }));
    return [read.offersReceived, read.offersReceivedCode];
  };
  expect(offers(received("t-sme", 2), received("tenders", 5), received("t-esubm", 4))).toEqual([
    5,
    "tenders",
  ]);
  expect(offers(received("t-esubm", 4), received("t-sme", 2))).toEqual([4, "t-esubm"]);
  expect(offers(received("tenders", -1), received("t-esubm", 3))).toEqual([3, "t-esubm"]);
  expect(offers(received("tenders", 0))).toEqual([0, "tenders"]);
  expect(offers(received("unpublished", -1), received("part-req", 7))).toEqual([
    undefined,
    undefined,
  ]);
});

test("a lot closed without winner has none, whatever tenders are listed, and says why", () => {
  const notice = readAward([
    lotResult({
      outcome: "clos-nw",
      tenders: ["TEN-1"],
      more: el("efac:DecisionReason", leaf("efbc:DecisionReasonCode", "all-rej")),
    }),
    lotTender({ id: "TEN-1", party: "TPA-0001", value: 5 }),
    parties,
  ]);
  expect(notice.results[0]).toMatchObject({
    outcome: "clos-nw",
    nonAwardReason: "all-rej",
    winners: [],
  });
  expect(notice.results[0]?.value).toBeUndefined();
  expect(notice.cancelsNotice).toBe(true);
});

test("a procedure with one open or awarded lot goes on", () => {
  const outcomes = (...codes: string[]): boolean =>
    readAward(
      codes.map((outcome, index) => lotResult({ lot: `LOT-000${index + 1}`, outcome })),
      { lots: [lot("LOT-0001"), lot("LOT-0002")] },
    ).cancelsNotice;
  expect(outcomes("clos-nw", "clos-nw")).toBe(true);
  expect(outcomes("clos-nw", "open-nw")).toBe(false);
  expect(outcomes("clos-nw", "selec-w")).toBe(false);
  expect(outcomes("clos-nw")).toBe(false);
});

test("withheld fields are named by their business terms and their dummies are no values", () => {
  const read = result([
    lotResult({
      outcome: "selec-w",
      contracts: ["CON-1"],
      more: [
        fieldsPrivacy("ten-val-low"),
        fieldsPrivacy("ten-val-hig"),
        fieldsPrivacy("constructor"),
        money("cbc:LowerTenderAmount", -1),
        money("cbc:HigherTenderAmount", -1),
      ],
    }),
    lotTender({ id: "TEN-1", value: -1, party: "TPA-0001", withheld: ["win-ten-val"] }),
    settledContract("CON-1", ["TEN-1"]),
    parties,
  ]);
  expect(read.withheld).toEqual(["BT-710", "BT-711", "BT-720"]);
  expect([read.value, read.lowestValue, read.highestValue]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a withheld outcome is unknown", () => {
  const read = result(lotResult({ outcome: "unpublished", more: fieldsPrivacy("win-cho") }));
  expect(read.outcome).toBeUndefined();
  expect(read.withheld).toEqual(["BT-142"]);
});

test("lowest, highest, framework maxima and the notice's total are kept apart", () => {
  const notice = readAward([
    money("cbc:TotalAmount", 100),
    money("efbc:OverallMaximumFrameworkContractsAmount", 900),
    lotResult({
      outcome: "selec-w",
      more: [
        money("cbc:LowerTenderAmount", 10),
        money("cbc:HigherTenderAmount", 20),
        el("efac:FrameworkAgreementValues", money("cbc:MaximumValueAmount", 800)),
      ],
    }),
  ]);
  expect(notice.values).toEqual({
    total: { cents: 10_000, currency: "EUR" },
    resultFrameworkMaximum: { cents: 90_000, currency: "EUR" },
  });
  expect(notice.results[0]).toMatchObject({
    lowestValue: { cents: 1_000 },
    highestValue: { cents: 2_000 },
    frameworkMaximum: { cents: 80_000 },
  });
});

test("fillers are no day of decision, a real day of the notice serves where no contract says it", () => {
  const decided = (day: string): string | undefined =>
    readAward(lotResult({ outcome: "selec-w" }), {
      tail: el("cac:TenderResult", leaf("cbc:AwardDate", day)),
    }).results[0]?.decidedOn;
  expect(decided("2000-01-01Z")).toBeUndefined();
  expect(decided("2000-01-01+01:00")).toBeUndefined();
  expect(decided("1970-01-01Z")).toBeUndefined();
  expect(decided("2000-02-01")).toBeUndefined();
  expect(decided("2001-01-01+01:00")).toBeUndefined();
  expect(decided("2026-02-03+01:00")).toBe("2026-02-03");
});

test("a contract modification tells its reason and the new value", () => {
  const notice = readAward(
    [
      lotResult({ contracts: ["CON-1"] }),
      lotTender({ id: "TEN-1", value: 643, party: "TPA-0001" }),
      settledContract("CON-1", ["TEN-1"]),
      parties,
    ],
    {
      noticeType: "can-modif",
      subtype: "38",
      extended: el(
        "efac:ContractModification",
        leaf("efbc:ChangedNoticeIdentifier", "342558-2025"),
        el("efac:Change", text("efbc:ChangeDescription", "Mehr Leistung")),
        el(
          "efac:ChangeReason",
          leaf("cbc:ReasonCode", "add-wss"),
          text("efbc:ReasonDescription", "Notwendig geworden"),
        ),
      ),
    },
  );
  expect(notice).toMatchObject({
    kind: "modification",
    previousNotices: ["342558-2025"],
    changes: [],
    modifiedContract: {
      reasonCode: "add-wss",
      description: "Mehr Leistung\n\nNotwendig geworden",
      value: { cents: 64_300, currency: "EUR" },
    },
    results: [{ winners: [{ name: "Agentur Alpha GmbH" }] }],
  });
});

test("a modification without results takes the value of the contract it names", () => {
  const value = (named: Part): unknown =>
    readAward(
      [
        lotTender({ id: "TEN-1", value: 5, party: "TPA-0001" }),
        lotTender({ id: "TEN-2", value: 6, party: "TPA-0002" }),
        settledContract("CON-1", ["TEN-1"]),
        settledContract("CON-2", ["TEN-2"]),
        parties,
      ],
      {
        noticeType: "can-modif",
        subtype: "39",
        extended: el("efac:ContractModification", named, el("efac:Change")),
      },
    ).modifiedContract?.value;
  expect(value(leaf("efbc:ModifiedContractIdentifier", "CON-2"))).toEqual({
    cents: 600,
    currency: "EUR",
  });
  expect(value(undefined)).toEqual({ cents: 1_100, currency: "EUR" });
});

test("references that lead nowhere or in circles cost only what they name", () => {
  const read = result([
    lotResult({ outcome: "selec-w", tenders: ["TEN-9", "TEN-1"], contracts: ["CON-9"] }),
    lotTender({ id: "TEN-1", party: "TPA-0003" }),
    tenderingParty("TPA-0003", ["ORG-9999", "ORG-0004", "ORG-0004"]),
  ]);
  expect(names(read)).toEqual(["Agentur Alpha GmbH"]);
});
