import { expect, test } from "vitest";
import { pricePerMonthCents } from "./prices.ts";

test.each([
  ["basis", 89, 119],
  ["premium", 149, 189],
  ["enterprise", 299, 379],
] as const)("%s costs %i € a month by the year and %i € by the month", (tier, annual, monthly) => {
  expect(pricePerMonthCents(tier, "annual")).toBe(annual * 100);
  expect(pricePerMonthCents(tier, "monthly")).toBe(monthly * 100);
  // The specification's discount, which prices give at least.
  expect(annual / monthly).toBeLessThanOrEqual(0.8);
});
