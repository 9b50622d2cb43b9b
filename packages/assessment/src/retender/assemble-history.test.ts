import { expect, test } from "vitest";
import { assembleHistory } from "./assemble-history.ts";
import type { HistoryCall, HistoryContract } from "./assemble-history.ts";
import { matchable, titleLikeness } from "./match-successor.ts";

const place = { cpv: ["79341400"], nuts: ["DEF02"], town: "Kiel" };
const contract = (id: string, parts: Partial<HistoryContract> = {}): HistoryContract => ({
  ...place,
  id,
  callId: `call of ${id}`,
  buyerId: "b1",
  buyerName: "Musterwerke Kiel GmbH",
  title: "Markenführung und Leadagentur 2021–2025",
  calledOn: "2021-01-10",
  terms: {
    awardedOn: "2021-05-15",
    awardedBy: "contract",
    startsOn: "2021-06-01",
    startsBy: "BT-536",
    endsOn: "2025-05-31",
    endsBy: "BT-537",
    isFramework: false,
  },
  ...parts,
});
const call = (id: string, parts: Partial<HistoryCall> = {}): HistoryCall => ({
  ...place,
  id,
  buyerId: "b1",
  buyerName: "Musterwerke Kiel GmbH",
  title: "Leadagentur und Markenführung 2025–2029",
  publishedOn: "2025-01-08",
  lots: 1,
  ...parts,
});
const diceOf = (a: string, b: string) =>
  titleLikeness(matchable(contract("a", { title: a })), matchable(contract("b", { title: b })));
const successorOf = (running: HistoryContract, ...calls: HistoryCall[]) =>
  assembleHistory([running], calls)[0]?.successor?.id;

test("the next call for the same service follows a contract, whatever years its title names", () => {
  expect(successorOf(contract("c"), call("next"))).toBe("next");
});

test.each([
  ["of another service", { title: "Reinigung der Fenster" }],
  ["of another field", { cpv: ["45000000"] }],
  ["long before the contract ends", { publishedOn: "2022-01-01" }],
  ["years after it ended", { publishedOn: "2027-06-01" }],
  [
    "of another buyer elsewhere",
    { buyerId: "b2", buyerName: "Stadt Ulm", nuts: ["DE144"], town: "Ulm" },
  ],
  ["that led to the contract itself", { id: "call of c" }],
] as const)("a call %s follows nothing", (_, parts) => {
  expect(successorOf(contract("c"), call("next", parts as Partial<HistoryCall>))).toBeUndefined();
});

test.each([
  // As published by DB InfraGO AG
  ["shares packages and lots", "OBP_Kassel_RBF_Paket 3 Los 1", "GMT 2026 - Paket 1 - 2 Lose", 1],
  [
    "shares words of any tender",
    "Rahmenvertrag Dienstleistungen",
    "Rahmenvertrag über Dienstleistungen",
    0.6,
  ],
  ["shares the buyer's own name", "Musterwerke Kiel: Filme", "Musterwerke Kiel: Messen", 0.6],
  [
    "shares one word of many",
    "Messestand Hafenfest Fotografie",
    "Messestand Hafenkino Filmografie",
    1,
  ],
] as const)("a call of the same buyer that only %s follows nothing", (_, title, next, cpv) => {
  const nextCpv = [cpv === 1 ? "79341400" : "79342000"];
  expect(diceOf(title, next), "alike enough by letters").toBeGreaterThan(cpv === 1 ? 0.3 : 0.5);
  expect(
    successorOf(contract("c", { title }), call("next", { title: next, cpv: nextCpv })),
  ).toBeUndefined();
});

test("the same service in other words follows where the code is the same", () => {
  const title = "Leadagentur für Werbung und Social Media";
  expect(diceOf(contract("c").title, title)).toBeLessThan(0.5);
  expect(successorOf(contract("c"), call("next", { title }))).toBe("next");
  expect(successorOf(contract("c"), call("next", { title, cpv: ["79342000"] }))).toBeUndefined();
});

test("a renamed buyer is known by place, field and title together", () => {
  const renamed = { buyerId: "b9", buyerName: "Kieler Marken AöR" };
  const same = { ...renamed, title: "Markenführung und Leadagentur 2025–2029" };
  expect(successorOf(contract("c"), call("next", same))).toBe("next");
  expect(successorOf(contract("c"), call("next", { ...same, cpv: ["79342000"] }))).toBeUndefined();
  expect(
    successorOf(contract("c"), call("next", { ...renamed, title: "Leadagentur" })),
  ).toBeUndefined();
});

test("a call of one lot follows one contract, the most similar", () => {
  const [first, second] = assembleHistory(
    [contract("c"), contract("d", { title: "Leadagentur und Markenführung" })],
    [call("next")],
  );
  expect(first?.successor).toBeUndefined();
  expect(second?.successor?.id).toBe("next");
});

test("a window rests on what was known at the award: its own next call tells it nothing", () => {
  const next = contract("c2", {
    callId: "next",
    calledOn: "2025-01-08",
    terms: {
      ...contract("c").terms,
      awardedOn: "2025-05-10",
      startsOn: "2025-06-01",
      endsOn: "2029-05-31",
    },
  });
  const [first, second] = assembleHistory(
    [contract("c"), next],
    [call("next"), call("later", { publishedOn: "2028-12-01" })],
  );
  expect(first?.habits.leads).toEqual([]);
  expect(second?.habits.leads).toHaveLength(1);
  expect(second?.habits.leads[0]).toBeCloseTo(4.7, 0);
  expect(second?.habits.callDays).toEqual(["2021-01-10", "2025-01-08"]);
});
