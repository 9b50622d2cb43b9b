import { expect, test } from "vitest";
import { conformalQuantile } from "./conformal-quantile.ts";
import { rankAmong } from "./rank-among.ts";
import { weightedMedian, weightedQuartiles } from "./weighted-quantiles.ts";

const ninetyNine = Array.from({ length: 99 }, (_, at) => at + 1);

test("the quantile is the ⌈(n + 1)·q⌉-th error above the middle and the ⌊(n + 1)·q⌋-th below", () => {
  expect([0.1, 0.5, 0.9].map((q) => conformalQuantile(ninetyNine, q))).toEqual([10, 50, 90]);
  const ten = ninetyNine.slice(0, 10);
  expect([0.1, 0.9].map((q) => conformalQuantile(ten, q))).toEqual([1, 10]);
});

test("few errors give their ends, none give no number", () => {
  expect(conformalQuantile([3, 4], 0.9)).toBe(4);
  expect(conformalQuantile([3, 4], 0.1)).toBe(3);
  expect(conformalQuantile([], 0.5)).toBeNaN();
});

test("the weighted median is where half of the weight lies", () => {
  const entries = [
    { value: 9, weight: 1 },
    { value: 1, weight: 1 },
    { value: 5, weight: 3 },
  ];
  expect(weightedMedian(entries)).toBe(5);
  expect(weightedMedian([{ value: 1, weight: 0 }])).toBeUndefined();
});

test("quartiles are the values at which a quarter, half and three quarters of the weight are reached", () => {
  const entries = [4, 1, 3, 2].map((value) => ({ value, weight: 0.1 }));
  expect(weightedQuartiles(entries)).toEqual({ low: 1, median: 2, high: 3 });
  expect(weightedQuartiles([])).toBeUndefined();
});

test("a value's rank among evenly spaced quantiles lies on straight lines between them", () => {
  const quantiles = [1, 2, 2, 4, 8];
  expect([0, 1, 1.5, 2, 3, 6, 8, 9].map((value) => rankAmong(quantiles, value))).toEqual([
    0, 0, 0.125, 0.5, 0.625, 0.875, 1, 1,
  ]);
  expect(rankAmong([], 3)).toBe(0.5);
});
