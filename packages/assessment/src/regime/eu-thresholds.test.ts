import { expect, test } from "vitest";
import { belowThresholdCeiling } from "./eu-thresholds.ts";

test("the ceiling is the threshold of the day, the nature and the service", () => {
  const services = { nature: "services", cpv: "79341400" };
  expect(belowThresholdCeiling({ day: "2026-01-01", ...services })).toBe(21_600_000);
  expect(belowThresholdCeiling({ day: "2025-12-31", ...services })).toBe(22_100_000);
  expect(belowThresholdCeiling({ day: "2026-01-01", nature: "works" })).toBe(540_400_000);
  expect(belowThresholdCeiling({ day: "2026-01-01", ...services, legalBasis: "sektvo" })).toBe(
    43_200_000,
  );
});

test("what is not known leaves the higher threshold possible", () => {
  expect(belowThresholdCeiling({ day: "2026-01-01" })).toBe(540_400_000);
  expect(belowThresholdCeiling({ day: "2026-01-01", nature: "services", cpv: "79952000" })).toBe(
    75_000_000,
  );
});

test("a day outside the tables takes the nearest", () => {
  const services = { nature: "services", cpv: "79341400" };
  expect(belowThresholdCeiling({ day: "2028-01-01", ...services })).toBe(21_600_000);
  expect(belowThresholdCeiling({ day: "2015-01-01", ...services })).toBe(22_100_000);
});
