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

test("a company that notices spell and number in several ways is one winner", async () => {
  const suppliers = ["Muster & Söhne GmbH", "MUSTER & SÖHNE GMBH", "Andere AG"];
  for (const [at, name] of suppliers.entries()) {
    await sql`insert into supplier (id, name) values (${testId(0x50 + at)}, ${name})`.execute(
      database.owner.db,
    );
    await sql`
      insert into award_winner (tender_id, lot_id, supplier_id)
      values (${awardedId(0)}, 'LOT-0001', ${testId(0x50 + at)})`.execute(database.owner.db);
  }
  const { agencySector } = await new CompetitionReader().read(
    database.db,
    tender(testId(3)) as unknown as AssessedTender,
  );
  expect(agencySector).toMatchObject({ total: 1, named: 1 });
  expect(agencySector?.parties.map(({ count }) => count)).toEqual([1, 1]);
});

test("winners among samples are nobody's competition once real notices are here", async () => {
  const reader = new CompetitionReader();
  const read = (id: string) => reader.read(database.db, tender(id) as unknown as AssessedTender);
  expect((await read(testId(1))).agencySector?.total).toBe(1);
  await sql`delete from tender`.execute(database.owner.db);
  await sql`update dataset set kind = 'real'`.execute(database.owner.db);
  expect((await read(testId(1))).agencySector?.total).toBe(0);
  expect((await read(testId(2))).agencySector?.total).toBe(0);
});
