import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { inTransaction } from "../../platform/context.ts";
import { createTestDatabase } from "./test-database.ts";
import type { TestDatabase } from "./test-database.ts";
import { testContext, testNow } from "./test-context.ts";

const remind = { name: "remind", payload: z.object({ id: z.string() }) };

describe("a test database", () => {
  let first: TestDatabase;
  let second: TestDatabase;
  beforeAll(async () => {
    [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(async () => {
    await Promise.all([first.drop(), second.drop()]);
  });

  test("is migrated and shares no rows with another", async () => {
    await first.db.updateTable("dataset").set({ kind: "real" }).execute();
    expect(await first.db.selectFrom("dataset").select("kind").execute()).toEqual([
      { kind: "real" },
    ]);
    expect(await second.db.selectFrom("dataset").select("kind").execute()).toEqual([
      { kind: "empty" },
    ]);
  });

  test("returns days as text and bigints as text", async () => {
    const { rows } = await sql`select date '2026-03-29' as day, 5::int8 as big`.execute(first.db);
    expect(rows).toEqual([{ day: "2026-03-29", big: "5" }]);
  });

  test("remembers a job exactly when its transaction commits", async () => {
    const ctx = testContext(first);
    await inTransaction(ctx, (t) => t.enqueue(remind, { id: "kept" }));
    await inTransaction(ctx, async (t) => {
      await t.enqueue(remind, { id: "undone" });
      throw new Error("undo");
    }).catch(() => undefined);
    expect(await ctx.sentJobs()).toEqual([{ name: "remind", payload: { id: "kept" } }]);
    expect(ctx.now()).toEqual(testNow);
  });
});
