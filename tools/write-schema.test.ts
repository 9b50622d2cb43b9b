import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../apps/server/src/testing/database/test-database.ts";
import type { TestDatabase } from "../apps/server/src/testing/database/test-database.ts";
import { readSchema } from "./schema/read-schema.ts";
import { readTypes } from "./schema/read-types.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // The test template has this one table more.
  await database.owner.pool.query("drop table if exists test_job");
});
afterAll(() => database.drop());

const written = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8");

test("database/schema.sql shows what the migrations make (else: npm run schema)", async () => {
  expect(written("database/schema.sql")).toBe(await readSchema(database.owner.pool));
});

test("schema.ts has the types of what the migrations make (else: npm run schema)", async () => {
  expect(written("apps/server/src/platform/database/schema.ts")).toBe(
    await readTypes(database.owner.pool),
  );
});
