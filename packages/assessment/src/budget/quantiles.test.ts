import { expect, test } from "vitest";
import { conformalQuantile, weightedMedian } from "./quantiles.ts";

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
