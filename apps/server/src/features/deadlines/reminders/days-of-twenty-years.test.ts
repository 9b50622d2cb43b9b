import { addDays } from "@tc/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { dueReminder, reminderDays } from "./due-reminder.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const [from, to] = ["2024-01-01", "2044-01-01"];

test("every day of twenty years begins and ends for us as for PostgreSQL, those of 23 and 25 hours too", async () => {
  const { rows } = await sql<{ day: string; morning: Date; last: Date; hours: number }>`
    select day::date::text as day, (day + time '07:00') at time zone 'Europe/Berlin' as morning,
      ((day + interval '1 day') at time zone 'Europe/Berlin') - interval '1 second' as last,
      (extract(epoch from ((day + interval '1 day') at time zone 'Europe/Berlin') - (day at time zone 'Europe/Berlin')) / 3600)::int as hours
    from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as day`.execute(
    database.db,
  );
  const deviations = rows.filter(
    ({ day, morning, last }) =>
      instantOf(day, "07:00") !== morning.toISOString() ||
      instantOf(day, undefined) !== last.toISOString() ||
      berlinDay(last) !== day ||
      berlinDay(new Date(last.getTime() + 1_000)) !== addDays(day, 1),
  );
  expect(deviations).toEqual([]);
  const lengths = Map.groupBy(rows, ({ hours }) => hours);
  expect([lengths.get(23)?.length, lengths.get(25)?.length]).toEqual([20, 20]);
});

const moment = fc
  .integer({ min: Date.parse(from) / 1_000, max: Date.parse(to) / 1_000 })
  .map((seconds) => new Date(seconds * 1_000));

test("reminders of any moment fall on the days that PostgreSQL counts back", async () => {
  const dues = fc.sample(moment, 2_000);
  const { rows } = await sql<{ due: Date; days: number; day: string }>`
    select due, days, ((due at time zone 'Europe/Berlin')::date - days)::text as day
    from unnest(${dues.map((due) => due.toISOString())}::timestamptz[]) as due,
      unnest(${[...reminderDays]}::int[]) as days`.execute(database.db);
  const deviations = rows.filter(
    ({ due, days, day }) =>
      dueReminder(berlinDay(due), { through: addDays(day, -1), today: day }) !== days,
  );
  expect(rows.length).toBe(6_000);
  expect(deviations).toEqual([]);
});
