import { expect, test } from "vitest";
import type { LotResult } from "@tc/domain";
import { readNotice } from "../read-notice.ts";
import {
  awardXml,
  lot,
  lotResult,
  lotTender,
  settledContract,
  tenderingParty,
} from "../testing/eforms-fixtures.ts";
import { bytesOf, el, leaf, text } from "../testing/xml-builder.ts";
import type { Part } from "../testing/xml-builder.ts";

const readResults = (noticeResult: Part, more = {}): readonly LotResult[] =>
  readNotice(bytesOf(awardXml(noticeResult, more))).results;
const names = (read: LotResult | undefined): string[] | undefined =>
  read?.winners.map(({ name }) => name);

const parties = [
  tenderingParty("TPA-0001", ["ORG-0004"]),
  tenderingParty("TPA-0002", ["ORG-0005", "ORG-0006"]),
];

test("winners stand in the order in which the result names their tenders, not in that of the contracts", () => {
  const [read] = readResults([
    lotResult({
      outcome: "selec-w",
      tenders: ["TEN-2", "TEN-1"],
      contracts: ["CON-1", "CON-2", "CON-3"],
    }),
    lotTender({ id: "TEN-1", value: 1, party: "TPA-0001" }),
    lotTender({ id: "TEN-2", value: 2, party: "TPA-0002" }),
    lotTender({ id: "TEN-3", value: 4, party: "TPA-0003" }),
    settledContract("CON-1", ["TEN-3"]),
    settledContract("CON-2", ["TEN-1"]),
    settledContract("CON-3", ["TEN-2"]),
    parties,
    tenderingParty("TPA-0003", ["ORG-0001"]),
  ]);
  expect(names(read)).toEqual([
    "Studio Beta AG",
    "Werkstatt Gamma GbR",
    "Agentur Alpha GmbH",
    "Stadt Musterstadt",
  ]);
  expect(read?.value?.cents).toBe(700);
});

test("a tender that no contract of its lot names is no winner", () => {
  const results = readResults(
    [
      lotResult({ lot: "LOT-0001", tenders: ["TEN-1"], contracts: ["CON-1"] }),
      lotResult({ lot: "LOT-0002", tenders: ["TEN-2"], contracts: ["CON-1"] }),
      lotTender({ id: "TEN-1", lot: "LOT-0001", value: 10, party: "TPA-0001" }),
      lotTender({ id: "TEN-2", lot: "LOT-0002", value: 30, party: "TPA-0001" }),
      settledContract("CON-1", ["TEN-1"]),
      parties,
    ],
    { noticeType: "veat", formType: "dir-awa-pre", lots: [lot("LOT-0001"), lot("LOT-0002")] },
  );
  expect(results.map(names)).toEqual([["Agentur Alpha GmbH"], []]);
});

test("a tender for a group of lots wins each lot that names it", () => {
  const results = readResults(
    [
      lotResult({ lot: "LOT-0001", outcome: "selec-w", tenders: ["TEN-1"], contracts: ["CON-1"] }),
      lotResult({ lot: "LOT-0002", outcome: "selec-w", tenders: ["TEN-1"], contracts: ["CON-1"] }),
      lotTender({ id: "TEN-1", lot: "GLO-0001", party: "TPA-0001" }),
      settledContract("CON-1", ["TEN-1"]),
      parties,
    ],
    { lots: [lot("GLO-0001", { scheme: "LotsGroup" }), lot("LOT-0001"), lot("LOT-0002")] },
  );
  expect(results.map(names)).toEqual([["Agentur Alpha GmbH"], ["Agentur Alpha GmbH"]]);
});

test("subcontractors of a tendering party are no winners", () => {
  const [read] = readResults([
    lotResult({ outcome: "selec-w", tenders: ["TEN-1"], contracts: ["CON-1"] }),
    lotTender({ id: "TEN-1", party: "TPA-0009" }),
    settledContract("CON-1", ["TEN-1"]),
    el(
      "efac:TenderingParty",
      leaf("cbc:ID", "TPA-0009", { schemeName: "tendering-party" }),
      text("cbc:Name", "Bietergemeinschaft Alpha und Beta"),
      el("efac:Tenderer", leaf("cbc:ID", "ORG-0004"), leaf("efbc:GroupLeadIndicator", "true")),
      el("efac:Tenderer", leaf("cbc:ID", "ORG-0005"), leaf("efbc:GroupLeadIndicator", "false")),
      el(
        "efac:SubContractor",
        leaf("cbc:ID", "ORG-0006"),
        el("efac:MainContractor", leaf("cbc:ID", "ORG-0004")),
      ),
    ),
  ]);
  expect(names(read)).toEqual(["Agentur Alpha GmbH", "Studio Beta AG"]);
});
