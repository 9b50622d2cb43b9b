import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "../apps/server/src/testing/test-database.ts";
import { readSchema } from "./schema/read-schema.ts";

test("database/schema.sql shows what the migrations make (else: npm run schema)", async () => {
  const database = await createTestDatabase();
  try {
    // The test template has this one table more.
    await database.owner.pool.query("drop table if exists test_job");
    const written = readFileSync(
      path.resolve(import.meta.dirname, "../database/schema.sql"),
      "utf8",
    );
    expect(written).toBe(await readSchema(database.owner.pool));
  } finally {
    await database.drop();
  }
});
