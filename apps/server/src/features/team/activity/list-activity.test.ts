import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { fillTenantTables } from "../../../testing/database/fill-tenant-tables.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { listActivity } from "./list-activity.ts";

let database: TestDatabase;
let agency: MadeAgency;
beforeAll(async () => {
  database = await createTestDatabase();
  agency = await makeAgency(database);
  // With a row in every table, of which those of an agency alone may be told
  await fillTenantTables(database.owner.db, agency);
  await fillTenantTables(database.owner.db, await makeAgency(database));
});
afterAll(() => database.drop());

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) => testContext(database, { actor });

/** Marks that one member took back, at moments that are finer than those of a Date */
async function mark(userId: string, count: number): Promise<void> {
  await sql`
    insert into tender_label (agency_id, tender_id, kind, source, created_by, created_at, retracted_at)
    select ${agency.agencyId}, t.id, 'fits', 'user', ${userId},
      '2026-11-02T08:00:00.123456Z'::timestamptz + n * interval '1 microsecond', now()
    from (select tender_id as id from pipeline_card where agency_id = ${agency.agencyId}) t,
      generate_series(1, ${count}) n`.execute(database.owner.db);
}

test("tells what rows of the own agency say, newest first, with the tender and who it was", async () => {
  const { activity } = await listActivity(as(), {});
  expect(activity.length).toBeGreaterThan(3);
  const moments = activity.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(new Set(activity.map(({ key }) => key)).size).toBe(activity.length);
  expect(activity.some(({ tender }) => tender?.title === "Kampagne")).toBe(true);
});

test("goes on where a page ended, with no row twice and none left out, and by member", async () => {
  const { userId } = await makeMember(as(), agency.agencyId);
  await mark(userId, 120);
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listActivity(as(), { memberId: userId, cursor });
    keys.push(...page.activity.map(({ key }) => key));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  const marks = keys.filter((key) => key.startsWith("label "));
  expect([marks.length, new Set(keys).size]).toEqual([120, keys.length]);
});

test("a member of another agency is nobody", async () => {
  const other = await makeAgency(database);
  await expect(listActivity(as(), { memberId: other.owner.userId })).rejects.toMatchObject({
    code: "not_found",
  });
});

test.each([
  "x|y",
  "2026-11-02|label a",
  "1|label a",
  "Mon, 02 Nov 2026 08:00:00 (x)|label a",
  "2026-02-31 08:00:00+00|label a",
  "2026-11-02 08:00:00+00|label a\u0000",
])("the cursor %j is none", async (cursor) => {
  await expect(listActivity(as(), { cursor })).rejects.toMatchObject({ code: "bad_request" });
});
