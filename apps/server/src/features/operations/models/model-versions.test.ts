import { afterAll, beforeAll, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { listModelVersions } from "./list-model-versions.ts";
import { requestTraining } from "./request-training.ts";

let database: TestDatabase;
let ctx: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());

const part = (n: number) => ({ n, from: "2026-01-01", to: "2026-11-01" });
const basis = {
  tenders: 900,
  text: { ...part(900), version: 1, trainedAt: testNow.toISOString(), vocabulary: "v" },
  offers: part(400),
  budget: part(300),
  fit: { n: 0 },
  chances: { n: 12 },
  heldBack: { single: { n: 80, error: 0.04, bins: [] }, offersCoverage: 0.81 },
};

test("versions come newest first with their figures, one in training without", async () => {
  await asOperator(ctx, (t) =>
    t.db
      .insertInto("scoring_model")
      .values([
        { version: 1, status: "retired", dataset: "sample", trained_at: testNow, basis: "{}" },
        {
          version: 2,
          status: "active",
          dataset: "real",
          trained_at: testNow,
          basis: JSON.stringify(basis),
        },
        { version: 3, status: "building", dataset: "real", trained_at: testNow, basis: "{}" },
      ])
      .execute(),
  );
  const { versions } = await listModelVersions(ctx);
  expect(versions.map(({ version, status, isSample }) => [version, status, isSample])).toEqual([
    [3, "building", false],
    [2, "active", false],
    [1, "retired", true],
  ]);
  expect(versions[0]).not.toHaveProperty("basis");
  expect(versions[1]?.basis).toEqual({
    tenders: 900,
    offers: part(400),
    budget: part(300),
    fit: { n: 0 },
    chances: { n: 12 },
    single: { n: 80, error: 0.04 },
    offersCoverage: 0.81,
  });
});

test("a training on demand is one job and one line in the log", async () => {
  await requestTraining(ctx);
  expect(await ctx.sentJobs()).toEqual([{ name: "train-models", payload: {} }]);
  const events = await asOperator(ctx, (t) =>
    t.db.selectFrom("audit_event").select("details").orderBy("id", "desc").limit(1).execute(),
  );
  expect(events).toEqual([{ details: { call: "requestTraining" } }]);
});
