import { expect, test } from "vitest";
import { tenderListQuery } from "./tender-query.ts";

test.each([
  ["50000", 50_000],
  [50_000, 50_000],
  ["0", 0],
])("the value %j is an amount", (valueMin, amount) => {
  expect(tenderListQuery.parse({ valueMin }).valueMin).toBe(amount);
});

test.each(["", " ", "viel", "-1", "Infinity", "1e13", null, []])(
  "the value %j is refused, not taken for 0",
  (valueMin) => {
    expect(tenderListQuery.safeParse({ valueMin }).success).toBe(false);
  },
);
