import { expect, test } from "vitest";
import { cpvAffinity } from "./cpv-affinity.ts";

test.each([
  ["79341000", "79341000", 1],
  ["79341400", "79341100", 0.85],
  ["45233140", "45210000", 0.5],
  ["45233140", "45233222", 0.85],
  ["45233140", "45234000", 0.7],
  ["45100000", "45900000", 0.25],
  ["45233140", "90910000", 0],
  // 79342 and 79413 are both marketing, 79952 and 79956 both events.
  ["79342000", "79413000", 0.6],
  ["79952000", "79956000", 0.7],
  ["39294100", "22462000", 0.6],
])("%s and %s are %d near, both ways", (a, b, affinity) => {
  expect(cpvAffinity(a, b)).toBeCloseTo(affinity, 10);
  expect(cpvAffinity(b, a)).toBeCloseTo(affinity, 10);
});
