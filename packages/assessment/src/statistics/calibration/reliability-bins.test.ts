import { expect, test } from "vitest";
import { calibrationError, reliabilityBins } from "./reliability-bins.ts";

test("bins hold equal weight and the error is their distance from the diagonal", () => {
  const rows = [0.1, 0.2, 0.8, 0.9].map((predicted) => ({ predicted, seen: 1, weight: 1 }));
  const bins = reliabilityBins(rows, 2);
  expect(bins.map(({ n, weight }) => [n, weight])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(bins.map(({ predicted }) => predicted)).toEqual([
    expect.closeTo(0.15),
    expect.closeTo(0.85),
  ]);
  expect(calibrationError(bins)).toBeCloseTo(0.5, 12);
  expect(calibrationError([])).toBe(0);
});
