import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { fillTenantTables } from "../../testing/database/fill-tenant-tables.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { useWorld } from "../../testing/database/use-world.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { deleteDueAgencies } from "../agency/delete-due-agencies.ts";

const tests = useWorld({ make: (database) => makeAgency(database, { name: "Nordlicht" }) });
let agency: MadeAgency;
beforeEach(async () => {
  agency = tests.world;
  await fillTenantTables(tests.database.db, agency);
  await tests.database.owner.db
    .updateTable("agency")
    .set({ deletion_due_at: testNow })
    .where("id", "=", agency.agencyId)
    .execute();
  await sql`truncate kept_record`.execute(tests.database.owner.db);
  await deleteDueAgencies(testContext(tests.database));
});

const readRecords = () =>
  tests.database.owner.db.selectFrom("kept_record").selectAll().orderBy("kind").execute();

test("invoices, orders, contracts and letters survive an agency's deletion, with the company and without its people", async () => {
  const records = await readRecords();
  expect(records.map(({ kind }) => kind)).toEqual([
    "invoice",
    "legal_answer",
    "letter",
    "order",
    "processing_contract",
    "subscription",
  ]);
  expect(new Set(records.map((row) => row.file_id)).size).toBe(1);
  const invoice = records[0]?.content;
  expect(invoice).toMatchObject({
    total_cents: 22_491,
    customer: { name: "Nordlicht", company: "Testagentur", street: "Domkloster", city: "Köln" },
  });
  const words = JSON.stringify(records.map(({ content }) => content));
  expect(words).not.toContain(agency.owner.userId);
  expect(words).not.toContain(agency.owner.email);
  expect(JSON.stringify(invoice)).not.toMatch(/agency_id|"contact"|"email"/);
});

test("what is kept is read and changed by nobody who works through the product", async () => {
  const { db } = tests.database;
  for (const act of [
    sql`select content from kept_record`,
    sql`insert into kept_record (file_id, class, kind, content, recorded_at)
      values (gen_random_uuid(), 'contracts', 'order', '{}', now())`,
    sql`delete from kept_record`,
  ]) {
    await expect(act.execute(db)).rejects.toThrow(/permission denied/);
  }
  for (const act of [
    sql`select content from kept_record`,
    sql`update kept_record set content = '{}'`,
  ]) {
    const answer = asOperator(testContext(tests.database), (t) => act.execute(t.db));
    await expect(answer).rejects.toThrow(/permission denied/);
  }
  expect(await readRecords()).toHaveLength(6);
});
