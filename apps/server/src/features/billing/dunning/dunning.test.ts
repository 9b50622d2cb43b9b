import { expect, test } from "vitest";
import { dunningStep } from "./dunning.ts";

const dayMs = 24 * 60 * 60 * 1000;

test.each([
  [0, 1],
  [6.99, 1],
  [7, 2],
  [11.99, 2],
  [12, 3],
  [13.99, 3],
  [14, 4],
  [400, 4],
])("%d days after the first failure it is mail %d", (days, step) => {
  const since = new Date("2026-03-20T10:00:00Z");
  expect(dunningStep(since, new Date(since.getTime() + days * dayMs))).toBe(step);
});
