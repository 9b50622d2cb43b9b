import { expect, test } from "vitest";
import { addDays, addMonths } from "./days.ts";
import { isBusinessDay, isHoliday, isRegionalHoliday, isWorkingDay } from "./german-holidays.ts";

function daysOf(year: number, holds: (day: string) => boolean): string[] {
  const days = Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at));
  return days.filter((day) => day.startsWith(`${year}`) && holds(day)).map((day) => day.slice(5));
}

test("the holidays of all Länder are those of the calendar", () => {
  expect(daysOf(2027, isHoliday)).toEqual(
    "01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26".split(" "),
  );
  // A leap year
  expect(daysOf(2028, isHoliday)).toEqual(
    "01-01 04-14 04-17 05-01 05-25 06-05 10-03 12-25 12-26".split(" "),
  );
});

test("holidays of some Länder are told apart", () => {
  expect(daysOf(2027, isRegionalHoliday)).toEqual(
    "01-06 03-08 05-27 08-08 08-15 09-20 10-31 11-01 11-17".split(" "),
  );
  expect(daysOf(2026, isRegionalHoliday)).toContain("11-18");
  expect(daysOf(2028, isRegionalHoliday)).toContain("11-22");
});

test("a Saturday is a working day and no business day", () => {
  expect(isWorkingDay("2027-03-13")).toBe(true);
  expect(isBusinessDay("2027-03-13")).toBe(false);
  expect(isWorkingDay("2027-03-14")).toBe(false);
  expect(isBusinessDay("2027-03-29")).toBe(false);
});

test("days count over leap days, year ends and summer time", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2027-03-27", 1)).toBe("2027-03-28");
  expect(addDays("2027-01-03", -6)).toBe("2026-12-28");
  expect(addMonths("2027-11-30", 3)).toBe("2028-02-29");
  expect(addMonths("2027-03-12", 3)).toBe("2027-06-12");
});
