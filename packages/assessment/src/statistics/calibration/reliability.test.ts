import { expect, test } from "vitest";
import { sampleOutcomes } from "../../chances/outcome-fixtures.ts";
import { reliability } from "./reliability.ts";

test("chances as they came lie near the diagonal, inside the range of what was seen", () => {
  const chart = reliability(sampleOutcomes(2_000, [0, 0, 0, 0]))!;
  expect(chart.bins).toHaveLength(10);
  expect(chart.error).toBeLessThan(0.05);
  expect(chart.logLoss).toBe(chart.logLossBaseline);
  expect(chart).toMatchObject({ n: 2_000, from: "2025-01-01" });
  const inside = chart.bins.filter(
    ({ predicted, low, high }) => low <= predicted && predicted <= high,
  );
  expect(inside.length).toBeGreaterThanOrEqual(7);
  expect(chart.bins.reduce((sum, { n }) => sum + n, 0)).toBe(2_000);
});

test("chances said too high show", () => {
  const high = sampleOutcomes(500, [0, 0, 0, 0]).map((outcome) => ({
    ...outcome,
    p: outcome.p + 0.3,
  }));
  expect(reliability(high)!.error).toBeGreaterThan(0.2);
});

test("few outcomes make no chart", () => {
  expect(reliability(sampleOutcomes(29, [0, 0, 0, 0]))).toBeUndefined();
});
