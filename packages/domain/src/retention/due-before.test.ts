import { expect, test } from "vitest";
import { dueBefore } from "./due-before.ts";

const tenYears = { amount: 10, unit: "years", isFromYearEnd: true } as const;

test.each([
  // Whatever a year brought is kept until the tenth year after it has ended in Germany.
  ["2036-12-31T22:59:59.999Z", "2025-12-31T23:00:00.000Z"],
  ["2036-12-31T23:00:00.000Z", "2026-12-31T23:00:00.000Z"],
  ["2037-07-01T00:00:00.000Z", "2026-12-31T23:00:00.000Z"],
])("at %s what is older than %s has been kept for ten whole years", (now, before) => {
  expect(dueBefore(tenYears, new Date(now)).toISOString()).toBe(before);
});

test("days are counted from the moment, not from midnight", () => {
  const thirtyDays = { amount: 30, unit: "days" } as const;
  expect(dueBefore(thirtyDays, new Date("2027-03-31T12:00:00Z")).toISOString()).toBe(
    "2027-03-01T12:00:00.000Z",
  );
});
