import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { awardedId, fillTenders } from "../../../testing/tenders/scoring-world.ts";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import type { AssessedTender } from "../detail/assessed-tender.store.ts";
import { CompetitionReader } from "./competition-facts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillTenders(database, { awarded: 1, open: 0 }, "sample");
  await sql`
    insert into award (tender_id, lot_id, outcome, offers_received)
    values (${awardedId(0)}, 'LOT-0001', 'selec-w', 3)`.execute(database.owner.db);
});
afterAll(() => database.drop());

/** A campaign as the awarded one is, of a buyer that bought nothing yet. */
const tender = (id: string) =>
  ({ id, version: 1, buyerId: null, mainCpv: "79341400", cpv: ["79341400"] }) as const;

test("winners among samples are nobody's competition once real notices are here", async () => {
  const reader = new CompetitionReader();
  const read = (id: string) => reader.read(database.db, tender(id) as unknown as AssessedTender);
  expect((await read(testId(1))).agencySector?.total).toBe(1);
  await sql`delete from tender`.execute(database.owner.db);
  await sql`update dataset set kind = 'real'`.execute(database.owner.db);
  expect((await read(testId(1))).agencySector?.total).toBe(0);
  expect((await read(testId(2))).agencySector?.total).toBe(0);
});
