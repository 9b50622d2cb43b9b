import { lastDigest, nextDigest, weekdayOf as weekdayFromSunday } from "@tc/domain";
import type { DigestTimes } from "@tc/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";

// 40 switches of summer and winter time
const [firstDay, lastDay] = ["2026-10-01", "2046-10-31"];
const times = ["00:00", "01:59", "02:00", "02:17", "02:30", "02:59", "03:00", "07:30", "23:59"];

let database: TestDatabase;
/** PostgreSQL's word on "2026-11-24 07:30", in epoch milliseconds */
const oracle = new Map<string, number>();
let days: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  // On most days `at time zone` tells. On a day of 23 or 25 hours it resolves gap and repetition in its own way, so there the
  // first minute is looked for at which the wall clock shows that time or a later one.
  const { rows } = await sql<{ day: string; time: string; ms: number }>`
    with day as (
      select d::date as day, (d + interval '1 day') at time zone 'Europe/Berlin' - d at time zone 'Europe/Berlin'
        <> interval '24 hours' as is_switch
      from generate_series(${firstDay}::timestamp, ${lastDay}::timestamp, '1 day') d
    )
    select to_char(day, 'YYYY-MM-DD') as day, time, (extract(epoch from case
      when not is_switch then (day + time::time) at time zone 'Europe/Berlin'
      else (
        select min(minute) from generate_series((day + time::time) at time zone 'UTC' - interval '3 hours',
          (day + time::time) at time zone 'UTC' + interval '1 hour', '1 minute') minute
        where (minute at time zone 'Europe/Berlin') >= day + time::time)
      end) * 1000)::float8 as ms
    from day cross join unnest(${times}::text[]) time
    order by 1, 2`.execute(database.db);
  for (const { day, time, ms } of rows) oracle.set(`${day} ${time}`, ms);
  days = [...new Set(rows.map(({ day }) => day))];
});
afterAll(() => database.drop());

const weekdayOf = (day: string) => weekdayFromSunday(day) || 7;
const weekday = fc.integer({ min: 1, max: 7 });
const settings: fc.Arbitrary<DigestTimes> = fc.record({
  weekdays: fc.uniqueArray(weekday, { maxLength: 7 }),
  weeklyOn: weekday,
  time: fc.constantFrom(...times),
  hasDaily: fc.boolean(),
  hasWeekly: fc.boolean(),
});

test("over twenty years each wanted day has exactly one digest, at the moment that PostgreSQL names", () => {
  fc.assert(
    fc.property(settings, (wanted) => {
      const expected = days.flatMap((day) => {
        const isDaily = wanted.hasDaily && wanted.weekdays.includes(weekdayOf(day));
        const isWeekly = wanted.hasWeekly && wanted.weeklyOn === weekdayOf(day);
        const ms = oracle.get(`${day} ${wanted.time}`);
        return isDaily || isWeekly ? [{ day, ms, isDaily, isWeekly }] : [];
      });
      let after = new Date((oracle.get(`${firstDay} 00:00`) ?? 0) - 1);
      for (const { ms, ...digest } of expected) {
        const next = nextDigest(wanted, after);
        expect(next && { ...next, at: next.at.getTime() }).toEqual({ ...digest, at: ms });
        after = next?.at ?? after;
      }
    }),
    { numRuns: 12 },
  );
});

test("a digest is due from its moment on until the next one is, on days of 23 and 25 hours too", () => {
  fc.assert(
    fc.property(
      settings.filter(({ hasDaily, weekdays, hasWeekly }) =>
        hasWeekly ? true : hasDaily && weekdays.length > 0,
      ),
      fc.integer({ min: 0, max: 7_000 }),
      fc.integer({ min: 1, max: 86_400_000 }),
      (wanted, day, ms) => {
        const from = new Date((oracle.get(`${days[day]} 00:00`) ?? 0) + ms);
        const first = nextDigest(wanted, from);
        const second = first && nextDigest(wanted, first.at);
        if (!first || !second) throw new Error("a digest ahead");
        expect(lastDigest(wanted, first.at)).toEqual(first);
        expect(lastDigest(wanted, new Date(second.at.getTime() - 1))).toEqual(first);
        expect(lastDigest(wanted, second.at)).toEqual(second);
        expect(second.day > first.day).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test("half past two in the morning of a switch is three o'clock in spring and the first of two in autumn", () => {
  const wanted = { weekdays: [7], weeklyOn: 7, time: "02:30", hasDaily: true, hasWeekly: false };
  const spring = nextDigest(wanted, new Date("2027-03-27T23:00:00Z"));
  const autumn = nextDigest(wanted, new Date("2027-10-30T22:00:00Z"));
  expect(spring?.at.toISOString()).toBe("2027-03-28T01:00:00.000Z");
  expect(autumn?.at.toISOString()).toBe("2027-10-31T00:30:00.000Z");
});
