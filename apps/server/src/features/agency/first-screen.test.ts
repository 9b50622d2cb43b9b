import { afterAll, beforeAll, expect, test } from "vitest";
import { fillTenantTables } from "../../testing/database/fill-tenant-tables.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { getAgency } from "./get-agency.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("the first screen lasts three days from the end of the onboarding, or until a tender is marked", async () => {
  const agency = await makeAgency(database);
  const ctx = testContext(database, { actor: agency.actor });
  await database.owner.db
    .updateTable("profile")
    .set({ onboarded_at: testNow })
    .where("agency_id", "=", agency.agencyId)
    .execute();
  expect(await getAgency(ctx)).toMatchObject({ firstScreenUntil: "2026-11-24T11:00:00.000Z" });
  await fillTenantTables(database.owner.db, agency);
  expect(await getAgency(ctx)).not.toHaveProperty("firstScreenUntil");
});
