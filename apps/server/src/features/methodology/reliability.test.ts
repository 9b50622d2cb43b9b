import { expect, test } from "vitest";
import { toReliability } from "./reliability.ts";

const bin = (stated: number, seen: number, n: number) => ({ said: stated, seen, n });

test("bins below 25 cases join their neighbours", () => {
  const { bins, n } = toReliability([
    bin(0.1, 0.1, 20),
    bin(0.2, 0.4, 20),
    bin(0.5, 0.5, 30),
    bin(0.9, 1, 10),
  ]);
  expect(n).toBe(80);
  expect(bins.map((joined) => [joined.n, joined.said, joined.seen])).toEqual([
    [40, 0.15, 0.25],
    [40, 0.6, 0.625],
  ]);
});

test("fewer cases than one bin needs are one figure with a wide range", () => {
  const { bins } = toReliability([bin(0.2, 0, 3), bin(0.4, 1, 2)]);
  expect(bins).toHaveLength(1);
  expect(bins[0]).toMatchObject({ said: 0.28, seen: 0.4, n: 5 });
  expect(bins[0]!.low).toBeLessThan(0.15);
  expect(bins[0]!.high).toBeGreaterThan(0.7);
});

test("nothing is nothing", () => {
  expect(toReliability([])).toEqual({ n: 0, bins: [] });
});
