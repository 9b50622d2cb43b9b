import { expect, test } from "vitest";
import { durationWords } from "./duration-words";

test.each([
  [{ months: 36 }, "36 Monate"],
  [{ months: 36, unit: "years" as const }, "3 Jahre"],
  [{ months: 12, unit: "years" as const }, "1 Jahr"],
  [{ days: 120 }, "120 Tage"],
  [{ days: 42, unit: "weeks" as const }, "6 Wochen"],
  [
    { months: 24, startsOn: "2027-02-01", renewals: 2 },
    "24 Monate, ab 01.02.2027, 2 Verlängerungen möglich",
  ],
])("a duration keeps the unit it was published in: %j", (duration, words) => {
  expect(durationWords(duration)).toBe(words);
});
