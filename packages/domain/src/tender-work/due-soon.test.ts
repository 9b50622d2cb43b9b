import { expect, test } from "vitest";
import { isDueSoon } from "./due-soon.ts";

const now = new Date("2026-11-24T09:00:00Z");

test.each([
  ["has passed", "2026-11-24T08:59:59Z", false],
  ["ends this moment", "2026-11-24T09:00:00Z", true],
  ["ends on the seventh day, late", "2026-12-01T22:59:59Z", true],
  ["ends at the midnight after the seventh day", "2026-12-01T23:00:00Z", true],
  ["ends on the eighth day", "2026-12-01T23:00:01Z", false],
])("a deadline that %s", (_, at, isSoon) => {
  expect(isDueSoon(at, now)).toBe(isSoon);
});

test("days are those of Germany, also across the change of the clock", () => {
  const before = new Date("2026-10-23T21:30:00Z");
  expect(isDueSoon("2026-10-30T22:59:59Z", before)).toBe(true);
  expect(isDueSoon("2026-10-30T23:30:00Z", before)).toBe(false);
});
