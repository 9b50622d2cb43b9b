import { expect, test } from "vitest";
import { addDays, parseTypedDay, parseTypedEuros } from "./typed-values";

test.each([
  ["24.12.2026", "2026-12-24"],
  ["1.2.27", "2027-02-01"],
  [" 24.12. ", "2026-12-24"],
  ["24.12", "2026-12-24"],
  ["3.1.", "2027-01-03"],
  ["24/12/2026", "2026-12-24"],
  ["2026-12-24", "2026-12-24"],
])("the day %j is understood as %s", (text, day) => {
  expect(parseTypedDay(text, "2026-11-21")).toBe(day);
});

test.each(["31.02.2027", "24.13.2026", "2026-02-31", "morgen", "", "1.1.1.1"])(
  "%j is no day",
  (text) => {
    expect(parseTypedDay(text, "2026-11-21")).toBeUndefined();
  },
);

test.each([
  ["50.000", 50_000],
  ["1.234,56", 1234.56],
  ["2,5 Mio.", 2_500_000],
  ["80 Tsd. €", 80_000],
  ["80000 Euro", 80_000],
])("the amount %j is %d euros", (text, euros) => {
  expect(parseTypedEuros(text)).toBeCloseTo(euros, 2);
});

test.each(["1,234.56", "-5", "viel", "1.23", "9999999999999999"])("%j is no amount", (text) => {
  expect(parseTypedEuros(text)).toBeUndefined();
});

test("days are added across months and clock changes", () => {
  expect(addDays("2026-10-24", 3)).toBe("2026-10-27");
  expect(addDays("2026-12-30", 14)).toBe("2027-01-13");
});
