import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "@tc/domain";
import { dueReminder } from "./due-reminder.ts";

/** Runs on these days, each making up for all since the one before; returns what was written, by day. */
function written(dueDay: string, runs: readonly string[], from: string): [string, number][] {
  let through = from;
  return runs.flatMap((today): [string, number][] => {
    const days = dueReminder(dueDay, { through, today });
    through = today;
    return days === undefined ? [] : [[today, days]];
  });
}

const everyDay = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(from, at + 1));

test("seven, three and one day before, once each", () => {
  expect(written("2026-11-30", everyDay("2026-11-15", 20), "2026-11-15")).toEqual([
    ["2026-11-23", 7],
    ["2026-11-27", 3],
    ["2026-11-29", 1],
  ]);
});

test("a day without a run is made up for by the next, by the nearest reminder alone", () => {
  expect(written("2026-11-30", ["2026-11-25"], "2026-11-20")).toEqual([["2026-11-25", 7]]);
  expect(written("2026-11-30", ["2026-11-28"], "2026-11-20")).toEqual([["2026-11-28", 3]]);
  expect(written("2026-11-30", ["2026-11-30"], "2026-11-20")).toEqual([["2026-11-30", 1]]);
  expect(written("2026-11-30", ["2026-12-01"], "2026-11-20")).toEqual([]);
});

test("a deadline that is first seen between two reminders waits for the next", () => {
  expect(written("2026-11-30", everyDay("2026-11-25", 5), "2026-11-25")).toEqual([
    ["2026-11-27", 3],
    ["2026-11-29", 1],
  ]);
});

const day = fc.integer({ min: 0, max: 20 * 365 }).map((count) => addDays("2024-01-01", count));

test("whatever days have runs, none is written twice, late, or of a day that is past", () => {
  fc.assert(
    fc.property(
      day,
      fc.subarray(everyDay("2024-01-01", 40).map((_, at) => at - 20)),
      (due, offsets) => {
        const runs = offsets.map((offset) => addDays(due, offset));
        const from = addDays(due, -21);
        const reminders = written(due, runs, from);
        const names = reminders.map(([, days]) => days);
        expect(new Set(names).size).toBe(names.length);
        for (const [today, days] of reminders) {
          expect(today >= addDays(due, -days) && today <= due).toBe(true);
          // The first run from that day on wrote it.
          expect(runs.some((run) => run >= addDays(due, -days) && run < today)).toBe(false);
        }
        // On a day with a run of its own every reminder is there.
        for (const days of [1, 3, 7]) {
          if (runs.includes(addDays(due, -days))) expect(names).toContain(days);
        }
      },
    ),
  );
});
