import { expect, test } from "vitest";
import { dueWords, isOver } from "./due-words";

const now = new Date("2026-11-23T11:00:00Z");
const day = { kind: "stated" as const, words: "02.12.2026", day: "2026-12-02", quotes: [] };
const hour = { ...day, words: "02.12.2026, 12:00 Uhr", at: "2026-12-02T11:00:00.000Z" };

test.each([
  ["2026-11-23T11:00:00Z", "bis 02.12.2026, 12:00 Uhr (MEZ), noch 9 Tage"],
  ["2026-12-01T22:59:00Z", "bis 02.12.2026, 12:00 Uhr (MEZ), morgen"],
  ["2026-12-01T23:00:00Z", "heute bis 12:00 Uhr (MEZ)"],
  ["2026-12-02T10:59:00Z", "heute bis 12:00 Uhr (MEZ)"],
  ["2026-12-02T11:00:00Z", "bis 02.12.2026, 12:00 Uhr (MEZ), abgelaufen"],
  ["2026-12-03T11:00:00Z", "bis 02.12.2026, 12:00 Uhr (MEZ), abgelaufen"],
])("an hour for questions counts down to its minute: %s", (at, words) => {
  expect(dueWords(hour, new Date(at))).toBe(words);
  expect(isOver(hour, new Date(at))).toBe(words.endsWith("abgelaufen"));
});

test.each([
  ["2026-12-02T22:59:00Z", "bis 02.12.2026, heute"],
  ["2026-12-02T23:00:00Z", "bis 02.12.2026, abgelaufen"],
])("a day without an hour lasts until its end in Germany: %s", (at, words) => {
  expect(dueWords(day, new Date(at))).toBe(words);
});

test("a summer hour is told in summer time", () => {
  const summer = { ...hour, day: "2027-07-01", at: "2027-07-01T10:00:00.000Z" };
  expect(dueWords(summer, new Date("2027-07-01T09:00:00Z"))).toBe("heute bis 12:00 Uhr (MESZ)");
});

test("a day that follows from the law alone is called so", () => {
  expect(dueWords({ kind: "statutory", day: "2026-12-12", law: "§ 20 Abs. 3 VgV" }, now)).toBe(
    "Frist nicht angegeben; nach dem Gesetz muss der Auftraggeber bis 12.12.2026 antworten (§\u00a020 Abs.\u00a03 VgV)",
  );
  expect(dueWords({ kind: "none" }, now)).toBe("Frist nicht angegeben");
});
