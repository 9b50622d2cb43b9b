import { expect, test } from "vitest";
import { marketFigures } from "./market-figures.ts";
import type { MarketRow } from "./market-row.ts";

const winner = { id: "w1", name: "Agentur Eins" };
function award(at: number, row: Partial<MarketRow> = {}): MarketRow {
  return {
    tenderId: `t${at}`,
    lotId: "LOT-0001",
    publishedOn: "2025-02-10",
    awardedOn: "2025-05-10",
    state: "awarded",
    offersReceived: at,
    valueCents: at * 100_000,
    currency: "EUR",
    buyerId: "b1",
    buyerName: "Stadt Eins",
    winners: [winner],
    ...row,
  };
}
const five = [1, 2, 3, 4, 5].map((at) => award(at));

test("offers and values are given as quartiles with n and what is missing", () => {
  const figures = marketFigures([
    ...five,
    award(6, { offersReceived: undefined, valueCents: undefined } as unknown as MarketRow),
    award(7, { state: "open" }),
  ]);
  expect(figures).toMatchObject({
    tenderCount: 7,
    awardCount: 6,
    from: "2025-02-10",
    to: "2025-05-10",
  });
  expect(figures.offers).toMatchObject({
    n: 5,
    quartiles: { low: 2, median: 3, high: 4 },
    singleShare: 0.2,
  });
  expect(figures.offers.missingShare).toBeCloseTo(1 / 6);
  expect(figures.values.quartiles).toEqual({ low: 200_000, median: 300_000, high: 400_000 });
});

test("fewer than five say nothing but how many they are", () => {
  const figures = marketFigures(five.slice(1));
  expect(figures.offers).toEqual({ n: 4, missingShare: 0 });
  expect(figures.values).toEqual({ n: 4, missingShare: 0 });
  expect(figures.winners).toEqual({ n: 4, missingShare: 0, parties: [] });
  expect(figures.periods.every(({ medianOffers }) => medianOffers === undefined)).toBe(true);
});

test("other currencies and fillers count as missing, not as values", () => {
  const figures = marketFigures([
    ...five,
    award(6, { currency: "CHF" }),
    award(7, { valueCents: 100 }),
  ]);
  expect(figures.values.n).toBe(5);
  expect(figures.values.missingShare).toBeCloseTo(2 / 7);
});

test("a procedure of many lots weighs as one", () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    award(9, { lotId: `LOT-${at}`, offersReceived: 50, valueCents: 900_000_00 }),
  );
  const figures = marketFigures([...five, ...many]);
  expect(figures.offers.n).toBe(105);
  expect(figures.offers.quartiles?.median).toBe(3);
  expect(figures.tenderCount).toBe(6);
});

test("winners count by lots won and buyers by procedures", () => {
  const two = { id: "w2", name: "Agentur Zwei" };
  const figures = marketFigures([
    ...five,
    award(6, { winners: [two], buyerId: "b2", buyerName: "Kreis Zwei" }),
  ]);
  expect(figures.winners.parties).toEqual([
    { ...winner, count: 5, share: 5 / 6 },
    { ...two, count: 1, share: 1 / 6 },
  ]);
  expect(figures.winners.concentration).toBeCloseTo((5 / 6) ** 2 + (1 / 6) ** 2);
  expect(figures.buyers.parties.map(({ id, count }) => [id, count])).toEqual([
    ["b1", 5],
    ["b2", 1],
  ]);
});

test("members of a consortium each count and share the concentration", () => {
  const pair = [winner, { id: "w2", name: "Agentur Zwei" }];
  const { winners } = marketFigures(five.map((row) => ({ ...row, winners: pair })));
  expect(winners.parties.map(({ count, share }) => [count, share])).toEqual([
    [5, 1],
    [5, 1],
  ]);
  expect(winners.concentration).toBeCloseTo(0.5);
});

test("quarters run without gaps from the first to the last", () => {
  const { periods } = marketFigures([
    ...five,
    award(6, { publishedOn: "2024-07-01", awardedOn: "2025-12-31" }),
  ]);
  expect(periods.map(({ label, tenders, awards }) => [label, tenders, awards])).toEqual([
    ["2024-Q3", 1, 0],
    ["2024-Q4", 0, 0],
    ["2025-Q1", 5, 0],
    ["2025-Q2", 0, 5],
    ["2025-Q3", 0, 0],
    ["2025-Q4", 0, 1],
  ]);
  expect(periods[3]).toMatchObject({ medianOffers: 3, offersN: 5, medianValueCents: 300_000 });
});

test("the order of the rows changes nothing", () => {
  const rows = [...five, award(1, { lotId: "LOT-0002" }), award(8, { winners: [] })];
  expect(marketFigures(rows.toReversed())).toEqual(marketFigures(rows));
});

test("an empty market has no quarters and no shares", () => {
  expect(marketFigures([])).toEqual({
    tenderCount: 0,
    awardCount: 0,
    offers: { n: 0, missingShare: 0 },
    values: { n: 0, missingShare: 0 },
    buyers: { n: 0, missingShare: 0, parties: [] },
    winners: { n: 0, missingShare: 0, parties: [] },
    periods: [],
  });
});
