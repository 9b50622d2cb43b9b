import { expect, test } from "vitest";
import { bidWorth } from "./bid-worth.ts";
import type { BidWorthInput } from "./bid-worth.ts";
import { chances } from "./decision-fixtures.ts";

const even = (cents: number) => ({ lowCents: cents, medianCents: cents, highCents: cents });
const input: BidWorthInput = {
  chances,
  value: even(10_000_000),
  margin: 0.2,
  costCents: 90_000,
  seedKey: "tender-1",
};

test("a bid is worth chance, award, margin and value less its cost, and says from which chance on it pays", () => {
  const worth = bidWorth(input);
  // 900 € of 20 % of 100.000 €
  expect(worth.breakEven).toBeCloseTo(0.045, 10);
  expect(worth.expected.lowCents).toBeLessThan(worth.expected.meanCents);
  expect(Math.abs(worth.expected.meanCents - (0.25 * 0.9 * 2_000_000 - 90_000))).toBeLessThan(
    60_000,
  );
});

test("a bid without margin has no chance from which on it pays", () => {
  const worth = bidWorth({ ...input, margin: 0 });
  expect(worth).not.toHaveProperty("breakEven");
  expect(worth.expected.highCents).toBe(-90_000);
});

test("an unsure value widens the range, the same input gives the same numbers", () => {
  const value = { lowCents: 3_000_000, medianCents: 10_000_000, highCents: 33_000_000 };
  const [sure, unsure] = [bidWorth(input), bidWorth({ ...input, value })];
  const width = ({ expected }: typeof sure): number => expected.highCents - expected.lowCents;
  expect(width(unsure)).toBeGreaterThan(width(sure));
  expect(bidWorth({ ...input, value })).toEqual(unsure);
});
