import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveScore } from "../../../testing/tenders/save-assessments.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { getUsage } from "../../quota/index.ts";
import { checkMatches } from "./check-matches.ts";

let database: TestDatabase;
const ids = Array.from({ length: 8 }, (_, n) => testId(n + 1));
const old = testId(100);
beforeAll(async () => {
  database = await createTestDatabase();
  const tender = (publishedOn: string) =>
    makeTender({
      title: "Kampagne",
      publishedOn,
      updatedOn: publishedOn,
      lots: [{ deadlines: [{ kind: "offer", at: "2026-12-18T13:00:00Z", hasTime: true }] }],
    });
  await saveTenders(database.db, [
    ...ids.map((id) => ({ id, tender: tender("2026-11-20") })),
    { id: old, tender: tender("2026-10-01") },
  ]);
});
afterAll(() => database.drop());

const checkedBy = async (agencyId: string) => {
  const { rows } = await sql<{ tender_id: string }>`
    select tender_id from tender_check where agency_id = ${agencyId} order by tender_id`.execute(
    database.owner.db,
  );
  return rows.map(({ tender_id }) => tender_id);
};

test("new tenders that fit very well are checked for Enterprise, five a day, beside the quota", async () => {
  const enterprise = await makeAgency(database, { tier: "enterprise" });
  const premium = await makeAgency(database, { tier: "premium" });
  for (const { agencyId } of [enterprise, premium]) {
    for (const [n, id] of ids.entries()) {
      await saveScore(database.owner.db, agencyId, id, { score: n === 0 ? 79 : 80 + n });
    }
    await saveScore(database.owner.db, agencyId, old, { score: 99 });
  }
  // The best fails a hard criterion.
  await sql`update fit_score set knockout = 0 where tender_id = ${ids[7]}`.execute(
    database.owner.db,
  );
  const ctx = testContext(database);
  await checkMatches(ctx);
  await checkMatches(ctx);
  expect(await checkedBy(enterprise.agencyId)).toEqual(ids.slice(2, 7));
  expect(await checkedBy(premium.agencyId)).toEqual([]);
  expect(await inAgency(ctx, enterprise.agencyId, getUsage)).toMatchObject({ used: 0 });
  const jobs = (await ctx.sentJobs()).filter(({ name }) => name === "check-tender");
  expect(jobs).toHaveLength(5);

  const tomorrow = testContext(database, { now: new Date(testNow.getTime() + 86_400_000) });
  await checkMatches(tomorrow);
  expect(await checkedBy(enterprise.agencyId)).toEqual(ids.slice(1, 7));
});
