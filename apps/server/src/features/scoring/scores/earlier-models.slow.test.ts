import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import {
  openId,
  openTender,
  saveTender,
  trainedTemplate,
} from "../../../testing/tenders/scoring-world.ts";
import { activateVersion } from "../models/activate-version.ts";
import { trainModels } from "../models/train-models.ts";
import { scoreDue } from "./score-due.ts";

let database: TestDatabase;
let ctx: TestContext;
let now = testNow;
const { signal } = new AbortController();
const open = 6;
beforeEach(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open }));
  now = testNow;
  ctx = testContext(database, { now: () => now });
});
afterEach(() => database.drop());

const scores = async () => {
  const { rows } = await sql<{ model_version: number }>`
    select tender_id, score, chance, model_version from fit_score order by tender_id`.execute(
    database.owner.db,
  );
  return rows;
};

test("by earlier models that an admin goes back to everything is told as it was then", async () => {
  await makeAgency(database);
  await scoreDue(ctx, signal);
  const before = await scores();
  expect(before).toHaveLength(open);
  now = new Date(now.getTime() + 3_600_000);
  await trainModels(ctx, { signal });
  await scoreDue(ctx, signal);
  expect(new Set((await scores()).map((row) => row.model_version))).toEqual(new Set([2]));
  const { userId: adminId } = await makeUser(ctx);
  const request = { version: 1, replaces: 2, adminId, reason: "2 ist schlecht" };
  await asOperator(ctx, (t) => activateVersion(t, request, true));
  expect(await scoreDue(ctx, signal)).toMatchObject({ agencies: 1, written: open });
  expect(await scores()).toEqual(before);
  const { rows } = await sql`select distinct model_version from tender_forecast`.execute(
    database.db,
  );
  expect(rows).toEqual([{ model_version: 1 }]);
});

test("far more tenders ask for no training of models that an admin holds: each round would ask again", async () => {
  await sql`update scoring_model set held_at = now()`.execute(database.owner.db);
  for (let n = open; n < 39; n++) await saveTender(database, openId(n), n, openTender(n));
  await scoreDue(ctx, signal);
  expect(await ctx.sentJobs()).toEqual([]);
});
