import { startWeights } from "@tc/assessment";
import type { FitWeights } from "@tc/assessment";
import { profileData } from "@tc/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { openId, trainedTemplate } from "../../../testing/tenders/scoring-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { scoreDue } from "./score-due.ts";
import * as store from "./score.operator.store.ts";
import { Scorer } from "./scorer.ts";

const open = 3;
let database: TestDatabase;
let ctx: TestContext;
const { signal } = new AbortController();
beforeEach(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open }));
  ctx = testContext(database);
});
afterEach(() => database.drop());

async function makeScoredAgency(focus: string): Promise<string> {
  const { agencyId } = await makeAgency(database);
  const data = { companyName: focus, contactPerson: "Erika", address: {}, focus };
  await sql`
    update profile set data = ${JSON.stringify(profileData.parse(data))}
    where agency_id = ${agencyId}`.execute(database.owner.db);
  return agencyId;
}
async function learn(agencyId: string, weights: FitWeights): Promise<void> {
  await sql`
    insert into agency_learning (agency_id, weights, label_count, tried_at)
    values (${agencyId}, ${JSON.stringify(weights)}, 40, now())`.execute(database.owner.db);
}
const scores = async (agencyId: string) => {
  const { rows } = await sql<{ tender_id: string; score: number }>`
    select tender_id, score from fit_score where agency_id = ${agencyId} order by tender_id`.execute(
    database.owner.db,
  );
  return rows;
};

test("what an agency learns while a scoring is under way counts from the next score on", async () => {
  const agency = await makeScoredAgency("Kampagnen für Nachwuchs");
  await scoreDue(ctx, signal);
  const scorer = await Scorer.open(ctx, 1, signal);
  const ids = Array.from({ length: open }, (_, n) => openId(n));
  const score = async () =>
    scorer?.score(ids, [await asOperator(ctx, (t) => store.listCurrentAgencies(t, 1))]);
  try {
    expect(await score()).toBe(0);
    await learn(agency, { ...startWeights, bias: startWeights.bias + 3 });
    expect(await score()).toBe(open);
  } finally {
    scorer?.close();
  }
});

test("a notice that breaks the models, and weights that are no numbers, hold up nobody else", async () => {
  const agency = await makeScoredAgency("Kampagnen für Nachwuchs");
  const broken = await makeScoredAgency("Websites");
  await learn(broken, { ...startWeights, bias: Number.NaN });
  await sql`update tender set record = (record::jsonb - 'lots')::json where id = ${openId(0)}`.execute(
    database.owner.db,
  );
  await scoreDue(ctx, signal);
  expect((await scores(agency)).map(({ tender_id }) => tender_id)).toEqual([openId(1), openId(2)]);
  expect(await scores(broken)).toEqual([]);
  // Nothing is tried again and again.
  expect(await database.db.selectFrom("scoring_due").selectAll().execute()).toEqual([]);
  expect(await scoreDue(ctx, signal)).toEqual({ tenders: 0, agencies: 0, written: 0 });
});
