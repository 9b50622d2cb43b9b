import { expect, test } from "vitest";
import { dayNumber, dayWords, fourWeeks, mondayOf, rangeWords } from "./calendar-days";

test("the four weeks begin with the Monday of the running week in Germany", () => {
  // Sunday evening in London is Monday in Germany.
  expect(mondayOf(new Date("2026-11-22T23:30:00Z"))).toBe("2026-11-23");
  expect(mondayOf(new Date("2026-11-22T22:30:00Z"))).toBe("2026-11-16");
  const days = fourWeeks("2026-11-23");
  expect(days).toHaveLength(28);
  expect(days.at(-1)).toBe("2026-12-20");
});

test("they hold every day once, also where the clock changes", () => {
  for (const monday of ["2026-03-23", "2026-10-19"]) {
    expect(new Set(fourWeeks(monday)).size).toBe(28);
  }
});

test("days are said as on a calendar", () => {
  expect(rangeWords("2026-11-23")).toBe("23. November bis 20. Dezember 2026");
  expect(rangeWords("2026-12-21")).toBe("21. Dezember bis 17. Januar 2027");
  expect(dayNumber("2026-11-23", true)).toBe("23. Nov.");
  expect(dayNumber("2026-12-01", false)).toBe("1. Dez.");
  expect(dayNumber("2026-12-02", false)).toBe("2.");
  expect(dayWords("2026-11-24")).toBe("Dienstag, 24. November");
});
