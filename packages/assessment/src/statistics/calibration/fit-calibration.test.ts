import { expect, test } from "vitest";
import { calibrate } from "./calibration.ts";
import { fitCalibration } from "./fit-calibration.ts";
import { fitIsotonic } from "./fit-isotonic.ts";
import { createRandom } from "../random/random.ts";

/** Chances said as they are, won as `truth` makes of them. */
function said(count: number, truth: (p: number) => number): { p: number; won: boolean }[] {
  const random = createRandom(7);
  return Array.from({ length: count }, () => {
    const p = 0.05 + 0.7 * random.uniform();
    return { p, won: random.uniform() < truth(p) };
  });
}
const halved = (p: number): number => p / 2;

test.each([
  [99, "none"],
  [100, "intercept"],
  [299, "intercept"],
  [300, "platt"],
  [1_000, "platt"],
] as const)("%i outcomes bear the step %s", (count, kind) => {
  expect(fitCalibration(said(count, halved)).kind).toBe(kind);
});

test("chances that were said twice too high come down", () => {
  for (const count of [200, 600, 3_000]) {
    const calibration = fitCalibration(said(count, halved));
    expect(calibrate(calibration, 0.6)).toBeLessThan(0.42);
    expect(calibrate(calibration, 0.6)).toBeGreaterThan(0.2);
  }
});

test("the free curve is taken where a line cannot follow", () => {
  const bent = (p: number): number => (p < 0.4 ? 0.1 : 0.7);
  expect(fitCalibration(said(4_000, bent)).kind).toBe("isotonic");
});

test("every calibration rises and stays a chance", () => {
  const all = [
    { kind: "none" },
    { kind: "intercept", shift: 0.5 },
    { kind: "platt", shift: -0.2, slope: 0.8 },
    fitIsotonic(said(2_000, halved)),
  ] as const;
  for (const calibration of all) {
    const values = Array.from({ length: 101 }, (_, at) => calibrate(calibration, at / 100));
    expect(values.every((value, at) => at === 0 || value >= values[at - 1]!)).toBe(true);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
  }
});

test("a free curve of outcomes that never won still says more than never", () => {
  const calibration = fitIsotonic(said(60, () => 0));
  expect(calibrate(calibration, 0.3)).toBeGreaterThan(0.01);
});
