import { expect, test } from "vitest";
import { quantileLevels } from "./budget-estimate.ts";
import { quantilesAbove } from "./quantiles-above.ts";

/** Evenly spread logarithms from 10,000 to 10,000,000 cents */
const even = quantileLevels.map((level) => Math.round(10_000 * 1_000 ** level));
const at = (quantiles: readonly number[], level: number) =>
  quantiles[quantileLevels.indexOf(level)]!;

test("a floor below all values changes nothing", () => {
  expect(quantilesAbove(even, 5_000)).toEqual(even);
});

test("above a floor in the middle the upper half is spread anew", () => {
  const floor = at(even, 0.5);
  const above = quantilesAbove(even, floor);
  expect(at(above, 0.5) / at(even, 0.75)).toBeCloseTo(1, 2);
  expect(at(above, 0.1) / at(even, 0.55)).toBeCloseTo(1, 2);
  expect(at(above, 0.9) / at(even, 0.95)).toBeCloseTo(1, 2);
  expect(Math.min(...above)).toBeGreaterThanOrEqual(floor);
});

test("a floor that the model holds for nearly impossible is left aside", () => {
  expect(quantilesAbove(even, 9_900_000)).toEqual(even);
});
