import { expect, test } from "vitest";
import { dueWords } from "./due-words";

const now = new Date("2026-11-23T11:00:00Z");
const stated = (day: string) => ({
  kind: "stated" as const,
  words: "02.12.2026, 12:00 Uhr",
  day,
  quotes: [],
});

test.each([
  ["2026-12-02", "bis 02.12.2026, 12:00 Uhr, noch 9 Tage"],
  ["2026-11-24", "bis 02.12.2026, 12:00 Uhr, morgen"],
  ["2026-11-23", "bis 02.12.2026, 12:00 Uhr, heute"],
  ["2026-11-22", "bis 02.12.2026, 12:00 Uhr, vorbei"],
])("a day for questions counts down: %s", (day, words) => {
  expect(dueWords(stated(day), now)).toBe(words);
});

test("a day that follows from the law alone is called so", () => {
  expect(dueWords({ kind: "statutory", day: "2026-12-12", law: "§ 20 Abs. 3 VgV" }, now)).toBe(
    "Frist nicht angegeben; nach dem Gesetz muss der Auftraggeber bis 12.12.2026 antworten (§ 20 Abs. 3 VgV)",
  );
  expect(dueWords({ kind: "none" }, now)).toBe("Frist nicht angegeben");
});
