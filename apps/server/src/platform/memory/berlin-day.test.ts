import { expect, test } from "vitest";
import { berlinDay, berlinYear } from "./berlin-day.ts";

test("day and year begin at midnight in Berlin, whatever the time in UTC", () => {
  expect(berlinDay(new Date("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
  expect(berlinYear(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(berlinDay(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
  expect(berlinYear(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});
