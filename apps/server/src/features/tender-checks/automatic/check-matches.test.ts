import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveScore } from "../../../testing/tenders/save-assessments.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { createJudges } from "../../assessment/index.ts";
import { getUsage } from "../../quota/index.ts";
import { getTenderCheck } from "../get-tender-check.ts";
import { beginCheck, endCheck, failCheck } from "../tender-check.store.ts";
import { checkMatches } from "./check-matches.ts";
import { listAutomaticChecks } from "./list-automatic-checks.ts";

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

const judges = createJudges();
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);
const contextAt = (now: Date, made?: Awaited<ReturnType<typeof makeAgency>>) =>
  testContext(database, { now, ...(made && { actor: made.actor }) });

/** An Enterprise agency that one tender fits very well */
async function makeMatched() {
  const made = await makeAgency(database, { tier: "enterprise" });
  const id = ids[0]!;
  await saveScore(database.owner.db, made.agencyId, id, { score: 90 });
  const slug = `t-${id}`;
  const within = (work: (t: AgencyTransaction) => Promise<void>, now = testNow) =>
    inAgency(contextAt(now), made.agencyId, work);
  const triesOf = async () => {
    const { rows } = await sql<{ tries: number; state: string }>`
      select automatic_tries as tries, state from tender_check
      where agency_id = ${made.agencyId}`.execute(database.owner.db);
    return rows;
  };
  return { made, id, slug, within, triesOf };
}

const emptyResult = {
  madeAt: testNow.toISOString(),
  requirements: [],
  papers: [],
  risks: [],
  fairness: [],
  effort: [],
};
const finished = (result: object) => ({
  // Only what these tests read
  result: result as unknown as Parameters<typeof endCheck>[2]["result"],
  tenderVersion: 1,
  profileVersion: 0,
  documentsRevision: 0,
  papersDigest: null,
});

test("one that fails is tried once more by the next run, and nobody is told that it failed", async () => {
  const { made, id, slug, within, triesOf } = await makeMatched();
  await checkMatches(contextAt(testNow));
  await within((t) => failCheck(t, id));
  const answer = await getTenderCheck(contextAt(hours(1), made), judges, { slug });
  expect(answer).not.toHaveProperty("run");
  expect(answer.quota).toMatchObject({ used: 0, isCounted: false });
  await checkMatches(contextAt(hours(5)));
  expect(await triesOf()).toEqual([{ tries: 2, state: "running" }]);
  await within((t) => failCheck(t, id));
  await checkMatches(contextAt(hours(24)));
  expect(await triesOf()).toEqual([{ tries: 2, state: "failed" }]);
});

test("one that a member's check has followed is left to the members", async () => {
  const { id, within, triesOf } = await makeMatched();
  await checkMatches(contextAt(testNow));
  await within((t) => failCheck(t, id));
  const later = hours(1);
  await within((t) => beginCheck(t, id, { startedByName: "Ada", quotaUseId: null }), later);
  await within((t) => failCheck(t, id), later);
  await checkMatches(contextAt(hours(5)));
  expect(await triesOf()).toEqual([{ tries: 1, state: "failed" }]);
});

test("a member's free repetition of one takes none of the five of that day", async () => {
  const { made, id, slug, within } = await makeMatched();
  await checkMatches(contextAt(testNow));
  await within((t) => endCheck(t, id, finished(emptyResult)));
  expect((await getTenderCheck(contextAt(testNow, made), judges, { slug })).run).toMatchObject({
    state: "done",
    isAutomatic: true,
  });
  const nextDay = hours(24);
  await within((t) => beginCheck(t, id, { startedByName: "Ada", quotaUseId: null }), nextDay);
  expect((await getTenderCheck(contextAt(nextDay, made), judges, { slug })).run).toMatchObject({
    isAutomatic: false,
    startedByName: "Ada",
  });
  for (const other of ids.slice(1, 7)) {
    await saveScore(database.owner.db, made.agencyId, other, { score: 85 });
  }
  await checkMatches(contextAt(nextDay));
  expect(await checkedBy(made.agencyId)).toHaveLength(6);
});

test("those that are done are listed for members, of their own agency and plan alone", async () => {
  const { made, id, slug, within } = await makeMatched();
  const list = async (now: Date, of = made) =>
    (await listAutomaticChecks(contextAt(now, of))).checks;
  await checkMatches(contextAt(testNow));
  expect(await list(testNow)).toEqual([]);
  await within((t) => endCheck(t, id, finished(emptyResult)));
  const check = { slug, title: "Kampagne", madeAt: emptyResult.madeAt };
  expect(await list(hours(48))).toEqual([check]);
  expect(await list(hours(24 * 5))).toEqual([]);
  expect(await list(testNow, await makeAgency(database, { tier: "enterprise" }))).toEqual([]);
  const { membership } = made.actor;
  const cancelled = {
    ...made,
    actor: { ...made.actor, membership: { ...membership!, tier: null } },
  };
  expect(await list(testNow, cancelled)).toEqual([]);
});
