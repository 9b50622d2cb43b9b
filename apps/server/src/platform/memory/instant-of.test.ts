import { describe, expect, test } from "vitest";
import { instantOf } from "./instant-of.ts";

describe("an instant in Germany", () => {
  test.each([
    ["2026-12-18", "14:00", "2026-12-18T13:00:00.000Z"],
    ["2026-07-01", "09:30", "2026-07-01T07:30:00.000Z"],
    ["2026-12-18", "24:00", "2026-12-18T23:00:00.000Z"],
    ["2026-12-18", undefined, "2026-12-18T22:59:59.000Z"],
    ["2027-03-28", "02:30", undefined],
  ])("of %s, %s is %s", (date, time, at) => {
    expect(instantOf(date, time)).toBe(at);
  });
});
