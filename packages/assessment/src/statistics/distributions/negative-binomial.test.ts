import { expect, test } from "vitest";
import {
  cumulative,
  logProbability,
  meanOf,
  probabilities,
  quantile,
} from "./negative-binomial.ts";

const plain = { mean: 3, size: 1.5, crowdShare: 0 };

test("probabilities add up to one and have the mean and variance of the parameters", () => {
  const table = probabilities(plain, 2_000);
  const moment = (power: number): number => table.reduce((sum, p, k) => sum + p * k ** power, 0);
  expect(moment(0)).toBeCloseTo(1, 10);
  expect(moment(1)).toBeCloseTo(3, 9);
  expect(moment(2) - moment(1) ** 2).toBeCloseTo(3 + 9 / 1.5, 7);
});

test("size 1 is the geometric distribution, an endless size Poisson", () => {
  expect(probabilities({ mean: 1, size: 1, crowdShare: 0 }, 3)).toEqual(
    Float64Array.of(0.5, 0.25, 0.125, 0.0625),
  );
  const poisson = { mean: 2, size: Infinity, crowdShare: 0 };
  expect(probabilities(poisson, 2)[2]).toBeCloseTo(2 * Math.exp(-2), 12);
  expect(logProbability(2, poisson)).toBeCloseTo(Math.log(2) - 2, 12);
  expect(logProbability(2, { ...poisson, size: 1e8 })).toBeCloseTo(Math.log(2) - 2, 6);
});

test("the log of a probability is that of the table, crowds included", () => {
  for (const distribution of [plain, { ...plain, crowdShare: 0.2 }]) {
    probabilities(distribution, 60).forEach((p, k) => {
      expect(logProbability(k, distribution)).toBeCloseTo(Math.log(p), 9);
    });
  }
  const crowded = { ...plain, crowdShare: 0.2 };
  const mean = probabilities(crowded, 3_000).reduce((sum, p, k) => sum + p * k, 0);
  expect(meanOf(crowded)).toBeCloseTo(mean, 9);
});

test("quantiles are the first counts whose sum reaches the share", () => {
  const geometric = { mean: 1, size: 1, crowdShare: 0 };
  expect([0.1, 0.5, 0.51, 0.75, 0.9].map((share) => quantile(share, geometric))).toEqual([
    0, 0, 1, 1, 3,
  ]);
  expect(cumulative(1, geometric)).toBe(0.75);
  expect(cumulative(-1, geometric)).toBe(0);
});

test("without any rivals to expect there are none", () => {
  const none = { mean: 0, size: 1, crowdShare: 0 };
  expect(logProbability(0, none)).toBe(0);
  expect(logProbability(1, none)).toBe(-Infinity);
  expect(quantile(0.9, none)).toBe(0);
});
