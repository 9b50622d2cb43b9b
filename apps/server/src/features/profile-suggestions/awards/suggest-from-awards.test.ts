import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { suggestFromAwards } from "./suggest-from-awards.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function award(company: string, key: string, awardedOn: string | null): Promise<void> {
  const [tender, supplier, buyer] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into buyer (id, name) values (${buyer}, 'Stadt Musterhausen')`.execute(
    database.owner.db,
  );
  await sql`insert into supplier (id, name, town) values (${supplier}, ${company}, 'Köln')`.execute(
    database.owner.db,
  );
  await sql`insert into supplier_key (key, supplier_id) values (${key}, ${supplier})`.execute(
    database.owner.db,
  );
  await sql`
    insert into tender (id, slug, key, stage, title, cpv, nuts, lot_count, change_count, flags, sources, record,
      record_hash)
    values (${tender}, ${tender}, ${tender}, 'awarded', 'Imagefilm der Stadt', '{}', '{}', 0, 0, '{}', '{}',
      ${JSON.stringify(makeTender({ title: "Imagefilm" }))}, '')`.execute(database.owner.db);
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, awarded_on, value_cents, value_currency)
    values (${tender}, 'LOT-1', ${buyer}, 'selec-w', ${awardedOn}, 4200000, 'EUR')`.execute(
    database.owner.db,
  );
  await sql`insert into award_winner (tender_id, lot_id, supplier_id) values (${tender}, 'LOT-1', ${supplier})`.execute(
    database.owner.db,
  );
}

test("awards to companies of the same name become references that say who won where", async () => {
  await award(
    "Musterwerk Kommunikation GmbH",
    "name:musterwerk kommunikation gmbh|koeln",
    "2025-03-01",
  );
  await award(
    "Musterwerk Kommunikation Nord GmbH",
    "name:musterwerk kommunikation nord gmbh|koeln",
    "2025-03-01",
  );
  await award("Musterwerk Kommunikation GmbH", "name:musterwerk kommunikation gmbh|bonn", null);
  const suggestions = await suggestFromAwards(database.db, "MUSTERWERK Kommunikation GmbH");
  expect(suggestions).toMatchObject([
    {
      value: {
        kind: "reference",
        client: "Stadt Musterhausen",
        title: "Imagefilm der Stadt",
        year: 2025,
        valueCents: 4_200_000,
        isPublicClient: true,
      },
      page: { title: "Musterwerk Kommunikation GmbH, Köln" },
    },
  ]);
  expect(await suggestFromAwards(database.db, " - ")).toEqual([]);
});
