import { expect, test } from "vitest";
import { kthSmallest } from "./kth-smallest.ts";
import { createRandom } from "../random/random.ts";

test("every rank gives what sorting gives, repeated values included", () => {
  const random = createRandom(3);
  const drawn = Float64Array.from({ length: 101 }, () => Math.round(40 * random.normal()) / 10);
  const sorted = drawn.toSorted();
  const ranked = sorted.map((_, rank) => kthSmallest(drawn.slice(), rank));
  expect(ranked).toEqual(sorted);
});

test("one value and equal values are no trouble", () => {
  expect(kthSmallest(Float64Array.of(7), 0)).toBe(7);
  expect(kthSmallest(new Float64Array(400).fill(2), 360)).toBe(2);
});
