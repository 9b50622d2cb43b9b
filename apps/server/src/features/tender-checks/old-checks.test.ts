import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { deleteOldChecks } from "./delete-old-checks.ts";

let database: TestDatabase;
let agencyId: string;
const tenderId = testId(1);
beforeAll(async () => {
  database = await createTestDatabase();
  ({ agencyId } = await makeAgency(database));
  const offer = { kind: "offer", at: "2026-12-18T11:00:00Z", hasTime: true } as const;
  await saveTenders(database.db, [
    { id: tenderId, tender: makeTender({ lots: [{ deadlines: [offer] }] }) },
  ]);
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate tender_check, tender_label`.execute(database.owner.db));

async function made(at: string, state = "done") {
  await sql`
    insert into tender_check (agency_id, tender_id, state, step, started_at, started_by_name)
    values (${agencyId}, ${tenderId}, ${state}, 'proposal', ${at}, 'Erika')`.execute(
    database.owner.db,
  );
}
/** How many checks are left when the job ran at that moment. */
async function leftAt(now: string): Promise<number | undefined> {
  const ctx = testContext(database, { now: new Date(now) });
  await deleteOldChecks(ctx);
  const { rows } = await sql<{ checks: number }>`
    select count(*)::int as checks from tender_check`.execute(database.owner.db);
  return rows[0]?.checks;
}

test("checks go two years after the tender ended, and not an hour earlier", async () => {
  await made("2026-11-21T11:00:00Z");
  expect(await leftAt("2028-12-18T10:00:00Z")).toBe(1);
  expect(await leftAt("2028-12-18T11:00:00Z")).toBe(0);
});

test("those that are younger, or of a tender that the agency holds on to, stay", async () => {
  await made("2028-06-01T00:00:00Z");
  expect(await leftAt("2028-12-19T00:00:00Z")).toBe(1);
  await sql`
    insert into tender_label (agency_id, tender_id, kind, source, created_at)
    values (${agencyId}, ${tenderId}, 'bid', 'user', now())`.execute(database.owner.db);
  expect(await leftAt("2032-01-01T00:00:00Z")).toBe(1);
});

test("a check that runs stays", async () => {
  await made("2026-11-21T11:00:00Z", "running");
  expect(await leftAt("2032-01-01T00:00:00Z")).toBe(1);
});
