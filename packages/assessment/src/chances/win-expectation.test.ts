import { expect, test } from "vitest";
import { probabilities } from "../statistics/distributions/negative-binomial.ts";
import { oneMore, oneMoreForSeats, oneOfThem, oneOfThemForSeats } from "./win-expectation.ts";

const cases = [
  { mean: 2, size: 1, asMore: 0.324, asOne: 0.5493 },
  { mean: 3, size: 1.5, asMore: 0.2679, asOne: 0.4226 },
  { mean: 5, size: 1, asMore: 0.23, asOne: 0.3584 },
  { mean: 8, size: 2, asMore: 0.1494, asOne: 0.2 },
];

test.each(cases)("expectations at mean $mean, size $size are the published ones", (expected) => {
  const distribution = { ...expected, crowdShare: 0 };
  expect(Math.abs(oneMore(distribution) - expected.asMore)).toBeLessThan(0.002);
  expect(Math.abs(oneOfThem(distribution) - expected.asOne)).toBeLessThan(0.002);
});

test.each(cases)(
  "the integral is the sum over all counts at mean $mean, size $size",
  (expected) => {
    const distribution = { ...expected, crowdShare: 0.1 };
    const table = probabilities(distribution, 2_000);
    const sum = (value: (k: number) => number): number =>
      table.reduce((total, p, k) => total + p * value(k), 0);
    expect(oneMore(distribution)).toBeCloseTo(
      sum((k) => 1 / (k + 2)),
      9,
    );
    expect(oneOfThem(distribution)).toBeCloseTo(
      sum((k) => 1 / (k + 1)),
      9,
    );
    for (const seats of [1, 2, 3, 7]) {
      expect(oneMoreForSeats(distribution, seats)).toBeCloseTo(
        sum((k) => Math.min(1, seats / (k + 2))),
        9,
      );
      expect(oneOfThemForSeats(distribution, seats)).toBeCloseTo(
        sum((k) => Math.min(1, seats / (k + 1))),
        9,
      );
    }
  },
);

test("the closed form for the place of a usual bidder agrees", () => {
  const [mean, size] = [3, 1.5];
  const p = size / (size + mean);
  const closed = (p - p ** size) / ((1 - p) * (size - 1));
  expect(oneOfThem({ mean, size, crowdShare: 0 })).toBeCloseTo(closed, 10);
});

test("nearly no rivals and very many are no trouble", () => {
  expect(oneMore({ mean: 1e-9, size: 1, crowdShare: 0 })).toBeCloseTo(0.5, 8);
  const crowd = { mean: 60, size: 0.8, crowdShare: 0 };
  const sum = probabilities(crowd, 5_000).reduce((total, p, k) => total + p / (k + 2), 0);
  expect(oneMore(crowd)).toBeCloseTo(sum, 7);
});
