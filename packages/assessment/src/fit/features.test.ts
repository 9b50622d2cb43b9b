import { expect, it } from "vitest";
import { likenessOf } from "./features.ts";

it("grows with the rank among random pairs, fastest among the most alike", () => {
  const ranks = [0, 0.5, 0.9, 0.95, 0.99, 1];
  const likeness = ranks.map((rank) => Math.floor(likenessOf(rank) * 100) / 100);
  expect(likeness).toEqual([0, 0.32, 0.7, 0.8, 0.99, 1]);
  expect(likenessOf(0.99) - likenessOf(0.95)).toBeGreaterThan(likenessOf(0.54) - likenessOf(0.5));
});
