import { expect, test } from "vitest";
import { createRandom, hashOf } from "./random.ts";

test("the same seed gives the same numbers to the bit", () => {
  const [a, b] = [createRandom(42), createRandom(42)];
  const first = Array.from({ length: 5 }, () => a.uniform());
  expect(Array.from({ length: 5 }, () => b.uniform())).toEqual(first);
  // Mulberry32 of 42, as published.
  expect(first[0]).toBeCloseTo(0.6011037519, 9);
});

test("normal numbers have mean 0 and variance 1", () => {
  const random = createRandom(1);
  const drawn = Array.from({ length: 20_000 }, () => random.normal());
  const mean = drawn.reduce((sum, x) => sum + x, 0) / drawn.length;
  const variance = drawn.reduce((sum, x) => sum + (x - mean) ** 2, 0) / drawn.length;
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(Math.abs(variance - 1)).toBeLessThan(0.03);
});

test("keys spread over the seeds", () => {
  expect(new Set(["a", "b", "ab", "ba", ""].map(hashOf)).size).toBe(5);
});
