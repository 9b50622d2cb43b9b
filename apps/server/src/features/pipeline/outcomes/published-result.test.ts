import type { LotResult } from "@tc/domain";
import { expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { publishedResult } from "./published-result.ts";

const lotId = (number: number) => `LOT-000${number}`;
function aResult(number: number, parts: Partial<LotResult> = {}): LotResult {
  return {
    lotId: lotId(number),
    outcome: "selec-w",
    offersReceived: 4,
    winners: [{ name: "Beispiel GmbH", identifiers: [] }],
    value: { cents: 10_000_000, currency: "EUR" },
    withheld: [],
    ...parts,
  };
}
function told(lots: number, results: readonly LotResult[], wonLots: readonly number[] = []) {
  const record = makeTender({
    stage: "awarded",
    results,
    lots: [...Array.from({ length: lots }, () => ({})), { id: "GLO-0001", kind: "group" }],
  });
  const ownLots = wonLots.map((number) => ({ lotId: lotId(number), rank: 1 }));
  return publishedResult({ stage: "awarded", record, ownLots });
}
const other = { winners: [{ name: "Andere AG", identifiers: [] }] };

test("of one lot the winner, the offers and the value are told", () => {
  expect(told(1, [aResult(1)])).toEqual({
    proposes: "lost",
    winner: "Beispiel GmbH",
    offers: 4,
    valueCents: 10_000_000,
    reasons: [],
    lots: 1,
  });
});

test("of several lots that agree the winner and the offers are told, a sum never", () => {
  const shown = told(2, [aResult(1), aResult(2)]);
  expect(shown).toEqual({
    proposes: "lost",
    winner: "Beispiel GmbH",
    offers: 4,
    reasons: [],
    lots: 2,
  });
});

test("of several lots that differ nothing is told that holds for some alone", () => {
  const shown = told(3, [aResult(1), aResult(2), aResult(3, { ...other, offersReceived: 7 })]);
  expect(shown).toEqual({ proposes: "lost", reasons: [], lots: 3 });
  const ended = { outcome: "clos-nw", winners: [] };
  expect(told(2, [aResult(1), aResult(2, ended)])).not.toHaveProperty("winner");
});

test("of the first of five lots nothing is told, as the offer may be for another", () => {
  expect(told(5, [aResult(1)])).toEqual({ proposes: "lost", reasons: [], lots: 1, ofLots: 5 });
});

test("of the lots that the agency won their own values are summed", () => {
  const results = [aResult(1), aResult(2), aResult(3, other)];
  expect(told(4, results, [1, 2])).toMatchObject({
    proposes: "won",
    valueCents: 20_000_000,
    offers: 4,
    rank: 1,
    lots: 3,
    ofLots: 4,
  });
});

test("an award whose winner is withheld is no cancellation", () => {
  const shown = told(1, [aResult(1, { winners: [], withheld: ["BT-720"] })]);
  expect(shown).toMatchObject({ proposes: "lost", reasons: [] });
  expect(shown).not.toHaveProperty("winner");
});
