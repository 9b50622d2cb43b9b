import { expect, test } from "vitest";
import { chancesComparison, minHits } from "./chances-standing.ts";

const hits = [10, 15, 20, 20, 25, 25, 25, 30, 30, 35, 40, 55];

test("a chance far from the median of the hits is better or worse", () => {
  const compare = chancesComparison(hits);
  expect(compare(55, 0.3, undefined)).toBe("better");
  expect(compare(10, 0.3, undefined)).toBe("worse");
});

test("a difference that may be chance or rounding says nothing", () => {
  const compare = chancesComparison(hits);
  expect(compare(55, 1.8, undefined)).toBeUndefined();
  expect(compare(30, 0.3, undefined)).toBeUndefined();
  expect(compare(20, 0.3, undefined)).toBeUndefined();
});

test("too few hits are no measure", () => {
  const compare = chancesComparison(hits.slice(0, minHits - 1));
  expect(compare(85, 0, undefined)).toBeUndefined();
});

test("equal chances compare with nothing", () => {
  const compare = chancesComparison(hits.map(() => 25));
  expect(compare(25, 0, undefined)).toBeUndefined();
});

test("a place in a framework is no order and is not compared with orders", () => {
  const compare = chancesComparison(hits);
  expect(compare(55, 0.3, 3)).toBeUndefined();
  expect(compare(10, 0.3, 3)).toBeUndefined();
});
