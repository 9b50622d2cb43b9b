import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeEnquiry } from "../../../testing/enquiries/make-enquiry.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { sweepEnquiries } from "./sweep-enquiries.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate enquiry`.execute(database.owner.db);
});
afterAll(() => database.drop());

const make = (parts: Parameters<typeof makeEnquiry>[1]) =>
  makeEnquiry(testContext(database), parts);
/** Who is left after the night of `now`. */
async function sweptAt(now: string): Promise<readonly string[]> {
  await sweepEnquiries(testContext(database, { now: new Date(now) }));
  const rows = await database.owner.db.selectFrom("enquiry").select("email").execute();
  return rows.map(({ email }) => email).toSorted();
}

test("an enquiry is deleted three years after it came, handled or not, and not an hour earlier", async () => {
  const at = new Date("2026-03-29T12:00:00+02:00");
  await make({ email: "offen@x.example", at });
  await make({ email: "erledigt@x.example", at, handled_at: at });
  await make({ email: "spaeter@x.example", at: new Date("2026-03-29T14:00:00+02:00") });
  const all = ["erledigt@x.example", "offen@x.example", "spaeter@x.example"];
  expect(await sweptAt("2029-03-28T12:00:00+02:00")).toEqual(all);
  expect(await sweptAt("2029-03-29T11:59:00+02:00")).toEqual(all);
  expect(await sweptAt("2029-03-29T12:00:00+02:00")).toEqual(["spaeter@x.example"]);
  expect(await sweptAt("2029-03-30T12:00:00+02:00")).toEqual([]);
});

test("an application is deleted six months after its process ended, and not before", async () => {
  const at = new Date("2026-01-10T12:00:00+01:00");
  const closed_at = new Date("2026-02-28T12:00:00+01:00");
  await make({ email: "beendet@x.example", at, is_application: true, closed_at });
  await make({ email: "laeuft@x.example", at, is_application: true });
  await make({ email: "keine@x.example", at });
  const rest = ["keine@x.example", "laeuft@x.example"];
  // In summer the clock is an hour ahead; a month is a month all the same.
  expect(await sweptAt("2026-08-28T11:59:00+02:00")).toEqual(["beendet@x.example", ...rest]);
  expect(await sweptAt("2026-08-28T12:00:00+02:00")).toEqual(rest);
  expect(await sweptAt("2026-08-28T12:00:00+02:00")).toEqual(rest);
  expect(await sweptAt("2029-01-10T12:00:00+01:00")).toEqual([]);
});

test("what came on a leap day is gone on the first of March", async () => {
  await make({ email: "schalttag@x.example", at: new Date("2028-02-29T12:00:00+01:00") });
  expect(await sweptAt("2031-02-28T12:00:00+01:00")).toEqual(["schalttag@x.example"]);
  expect(await sweptAt("2031-03-01T12:00:00+01:00")).toEqual([]);
});
