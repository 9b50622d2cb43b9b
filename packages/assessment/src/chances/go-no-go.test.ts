import { expect, test } from "vitest";
import type { ChancesAssessment } from "./assess-chances.ts";
import { goNoGo } from "./go-no-go.ts";
import type { GoNoGoInput } from "./go-no-go.ts";

const chances: ChancesAssessment = {
  kind: "chances",
  p: 0.25,
  low: 0.15,
  high: 0.38,
  percent: 25,
  lowPercent: 15,
  highPercent: 40,
  ofTwenty: 5,
  spread: 0.3,
  baseline: 0.25,
  award: 0.9,
  withAward: 0.225,
  drivers: [],
  basis: "prior",
  n: 40,
  from: "2023-01-01",
  to: "2025-12-31",
  extrapolated: false,
};
const input: GoNoGoInput = {
  chances,
  value: { lowCents: 10_000_000, medianCents: 10_000_000, highCents: 10_000_000 },
  margin: 0.2,
  bidHours: 10,
  hourlyCostCents: 9_000,
  failedKnockouts: [],
  seedKey: "tender-1",
};

test("a bid that pays in nine of ten cases is a Go, and says from which chance on", () => {
  const result = goNoGo(input);
  expect(result).toMatchObject({ decision: "go", reason: "worthIt", bidCostCents: 90_000 });
  // 900 € of 20 % of 100.000 €
  expect(result.breakEven).toBeCloseTo(0.045, 10);
  expect(result.expected!.lowCents).toBeLessThan(result.expected!.meanCents);
  expect(Math.abs(result.expected!.meanCents - (0.25 * 0.9 * 2_000_000 - 90_000))).toBeLessThan(
    60_000,
  );
});

test("a bid that costs more than it brings is a No-Go, one in between is for a closer look", () => {
  expect(goNoGo({ ...input, bidHours: 200 })).toMatchObject({
    decision: "noGo",
    reason: "notWorthIt",
  });
  expect(goNoGo({ ...input, bidHours: 50 })).toMatchObject({
    decision: "check",
    reason: "unclear",
  });
});

test("a failed knockout criterion is a No-Go however much there is to win", () => {
  const value = { lowCents: 1e10, medianCents: 1e10, highCents: 1e10 };
  expect(goNoGo({ ...input, value, failedKnockouts: ["Mindestumsatz"] })).toMatchObject({
    decision: "noGo",
    reason: "failedKnockout",
    failedKnockouts: ["Mindestumsatz"],
  });
});

test("without a value or without chances no money is counted", () => {
  const { value: _, ...withoutValue } = input;
  expect(goNoGo(withoutValue)).toEqual({
    decision: "check",
    reason: "noValue",
    failedKnockouts: [],
    bidCostCents: 90_000,
  });
  const thin = goNoGo({ ...input, chances: { kind: "too-thin", n: 2 } });
  expect(thin).toMatchObject({ decision: "check", reason: "too-thin" });
  expect(thin.expected).toBeUndefined();
});

test("an unsure value widens the range, the same input gives the same numbers", () => {
  const value = { lowCents: 3_000_000, medianCents: 10_000_000, highCents: 33_000_000 };
  const [sure, unsure] = [goNoGo(input), goNoGo({ ...input, value })];
  const width = ({ expected }: typeof sure): number => expected!.highCents - expected!.lowCents;
  expect(width(unsure)).toBeGreaterThan(width(sure));
  expect(goNoGo({ ...input, value })).toEqual(unsure);
});
