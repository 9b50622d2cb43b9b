import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { reviseParts, writePart } from "./model.operator.store.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await sql`update dataset set kind = 'real'`.execute(database.owner.db);
  await sql`
    insert into scoring_model (version, trained_at, dataset, basis, status)
    values (1, now(), 'real', '{}', 'active')`.execute(database.owner.db);
  await asOperator(testContext(database), async (t) => {
    await writePart(t, 1, "offers", Buffer.from("old"));
    await writePart(t, 1, "counted", Buffer.from("old"));
  });
});
afterEach(() => database.drop());

const revise = (seen: { readonly offers: number; readonly counted: number }) =>
  asOperator(testContext(database), (t) =>
    reviseParts(t, 1, {
      offers: { content: Buffer.from("new"), seen: seen.offers },
      counted: { content: Buffer.from("new"), seen: seen.counted },
    }),
  );
const parts = async () => {
  const rows = await database.db
    .selectFrom("scoring_model_part")
    .select(["part", "content", "revision"])
    .orderBy("part")
    .execute();
  return rows.map(({ part, content, revision }) => `${part} ${String(content)} ${revision}`);
};

test("of two that learn at once the second changes no part, not even one that the first left alone", async () => {
  expect(await revise({ offers: 1, counted: 2 })).toBe(false);
  expect(await parts()).toEqual(["counted old 1", "offers old 1"]);
  expect(await revise({ offers: 1, counted: 1 })).toBe(true);
  expect(await parts()).toEqual(["counted new 2", "offers new 2"]);
  expect(await revise({ offers: 1, counted: 1 })).toBe(false);
});
