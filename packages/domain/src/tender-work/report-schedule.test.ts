import fc from "fast-check";
import { expect, test } from "vitest";
import { lastReport, nextReport } from "./report-schedule.ts";
import type { ReportSchedule } from "./report-schedule.ts";

const shown = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "short",
});

test("a weekly report comes at the same time by the clock on both sides of a change of time", () => {
  const schedule = { every: "week", weekday: 1, time: "08:00" } as const;
  const before = nextReport(schedule, new Date("2026-10-18T12:00:00Z"));
  const after = nextReport(schedule, before.at);
  expect(before).toEqual({ period: "week 2026-10-19", at: new Date("2026-10-19T06:00:00Z") });
  expect(after).toEqual({ period: "week 2026-10-26", at: new Date("2026-10-26T07:00:00Z") });
});

test("a time that a spring night leaves out is the moment of the change, one that comes twice the first of the two", () => {
  const sunday = { every: "week", weekday: 7, time: "02:30" } as const;
  expect(nextReport(sunday, new Date("2027-03-27T12:00:00Z")).at).toEqual(
    new Date("2027-03-28T01:00:00Z"),
  );
  expect(nextReport(sunday, new Date("2027-10-30T12:00:00Z")).at).toEqual(
    new Date("2027-10-31T00:30:00Z"),
  );
});

test("the 31st is the last day of a shorter month", () => {
  const schedule = { every: "month", day: 31, time: "07:00" } as const;
  const days = ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"];
  let after = new Date("2027-01-01T00:00:00Z");
  for (const day of days) {
    const date = nextReport(schedule, after);
    expect(shown.format(date.at)).toBe(`${day} 07:00`);
    expect(date.period).toBe(`month ${day.slice(0, 7)}`);
    after = date.at;
  }
});

const time = fc.constantFrom("00:00", "01:59", "02:00", "02:30", "03:00", "07:30", "23:59");
const anySchedule: fc.Arbitrary<ReportSchedule> = fc.oneof(
  fc.record({ every: fc.constant("week" as const), weekday: fc.integer({ min: 1, max: 7 }), time }),
  fc.record({ every: fc.constant("month" as const), day: fc.integer({ min: 1, max: 31 }), time }),
);

test("each week or month has one date, and the latest and the next one lie around any moment", () => {
  fc.assert(
    fc.property(
      anySchedule,
      fc.date({
        min: new Date("2026-10-01"),
        max: new Date("2040-01-01"),
        noInvalidDate: true,
      }),
      (schedule, now) => {
        const [last, next] = [lastReport(schedule, now), nextReport(schedule, now)];
        expect(last.at <= now && now < next.at).toBe(true);
        expect(last.period).not.toBe(next.period);
        expect(nextReport(schedule, last.at)).toEqual(next);
        expect(lastReport(schedule, next.at)).toEqual(next);
      },
    ),
    { numRuns: 500 },
  );
});
