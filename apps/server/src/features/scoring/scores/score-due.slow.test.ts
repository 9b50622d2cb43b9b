import { profileData } from "@tc/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import {
  awarded,
  awardedId,
  changeTender,
  openId,
  openTender,
  saveTender,
  trainedTemplate,
} from "../../../testing/tenders/scoring-world.ts";
import { withScoringLock } from "../due/scoring-lock.store.ts";
import { rescoreAgency } from "./rescore-agency.ts";
import { scoreDue } from "./score-due.ts";
import * as store from "./score.operator.store.ts";
import { sweepScores } from "./sweep-scores.ts";
import { trainModels } from "../models/train-models.ts";

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

const score = () => scoreDue(ctx, signal);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

interface ScoreRow {
  readonly agency_id: string;
  readonly tender_id: string;
  readonly tender_version: number;
  readonly profile_version: number;
  readonly model_version: number;
  readonly score: number;
  readonly knockout: number;
  readonly parts: number[];
  readonly chance: number | null;
}
const scoresOf = async (agencyId: string) => {
  const { rows } = await sql<ScoreRow>`
    select * from fit_score where agency_id = ${agencyId} order by tender_id`.execute(
    database.owner.db,
  );
  return rows;
};
const stateOf = async (agencyId: string) => {
  const { rows } = await sql<{ is_complete: boolean; revision: string; profile_version: number }>`
    select * from scoring_state where agency_id = ${agencyId}`.execute(database.owner.db);
  return rows[0];
};
/** Everything that was written, with when and by which transaction. */
const everything = async () => {
  const tables: Record<string, unknown> = {};
  for (const table of [
    "fit_score",
    "scoring_state",
    "tender_forecast",
    "forecast_outcome",
    "scoring_due",
  ]) {
    const { rows } = await sql`select xmin, t.* from ${sql.table(table)} t order by 2, 3`.execute(
      database.owner.db,
    );
    tables[table] = rows;
  }
  return tables;
};

async function makeScoredAgency(name: string, focus: string, cpv: readonly string[]) {
  const made = await makeAgency(database, { name });
  await saveProfile(made.agencyId, name, focus, cpv, 1);
  return made.agencyId;
}
async function saveProfile(
  agencyId: string,
  name: string,
  focus: string,
  cpv: readonly string[],
  version: number,
) {
  const data = profileData.parse({
    companyName: name,
    contactPerson: "Erika Muster",
    address: {},
    focus,
    cpv,
    isNationwide: true,
  });
  await sql`
    update profile set data = ${JSON.stringify(data)}, version = ${version} where agency_id = ${agencyId}`.execute(
    database.owner.db,
  );
}

describe("scoring", () => {
  test("scores every open tender for every agency with a plan, and says so", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen für Nachwuchs", ["79341400"]);
    const without = (await makeAgency(database, { tier: null })).agencyId;
    const unfinished = (await makeAgency(database, { active: false })).agencyId;
    const report = await score();
    expect(report).toMatchObject({ agencies: 1, written: open });
    const rows = await scoresOf(agency);
    expect(rows.map(({ tender_id }) => tender_id)).toEqual([0, 1, 2, 3, 4, 5].map(openId));
    expect(rows[0]).toMatchObject({ tender_version: 1, profile_version: 1, model_version: 1 });
    // Number 0 and 4 are campaigns, the others are something else.
    const [campaign, website] = [rows[0]!, rows[1]!];
    expect(campaign.score).toBeGreaterThan(website.score);
    expect(campaign.parts).toHaveLength(5);
    expect(campaign.chance).toBeGreaterThanOrEqual(3);
    expect(await stateOf(agency)).toMatchObject({ is_complete: true, profile_version: 1 });
    for (const other of [without, unfinished]) {
      expect(await scoresOf(other)).toEqual([]);
      expect(await stateOf(other)).toBeUndefined();
    }
  });

  test("writes a forecast for what is open and nothing for what is over", async () => {
    await score();
    const { rows } = await sql<{ tender_id: string; mean_offers: number; model_version: number }>`
      select * from tender_forecast order by tender_id`.execute(database.db);
    expect(rows.map(({ tender_id }) => tender_id)).toEqual([0, 1, 2, 3, 4, 5].map(openId));
    expect(rows[0]!.mean_offers).toBeGreaterThan(1);
  });

  test("run again changes nothing, to the bit", async () => {
    await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    const first = await everything();
    later(10);
    expect(await score()).toEqual({ tenders: 0, agencies: 0, written: 0 });
    expect(await everything()).toEqual(first);
  });

  test("done twice, as after a kill before the last step, writes the same rows once", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    const before = await scoresOf(agency);
    const state = await stateOf(agency);
    // Everything was written, but the tenders were not taken off the list.
    await sql`insert into scoring_due select id, version from tender`.execute(database.db);
    later(10);
    expect(await score()).toMatchObject({ tenders: 66, written: 0 });
    expect(await scoresOf(agency)).toEqual(before);
    expect(await stateOf(agency)).toEqual(state);
  });

  test("stopped in the middle goes on where it was", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await scoreDue(ctx, AbortSignal.abort());
    expect(await scoresOf(agency)).toEqual([]);
    await score();
    expect(await scoresOf(agency)).toHaveLength(open);
  });

  test("is left to the process that holds the lock", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await withScoringLock(database.db, "scoring", async () => {
      expect(await score()).toEqual({ tenders: 0, agencies: 0, written: 0 });
    });
    expect(await scoresOf(agency)).toEqual([]);
  });

  test("asks for a training when there are far more tenders than the models have seen", async () => {
    for (let n = 6; n < 38; n++) await saveTender(database, openId(n), n, openTender(n));
    await score();
    expect(await ctx.sentJobs()).toEqual([]);
    await saveTender(database, openId(38), 38, openTender(38));
    await score();
    expect(await ctx.sentJobs()).toEqual([{ name: "train-models", payload: {} }]);
  });

  test("without models asks for a training", async () => {
    await sql`delete from scoring_model`.execute(database.owner.db);
    expect(await score()).toEqual({ tenders: 0, agencies: 0, written: 0 });
    expect(await ctx.sentJobs()).toEqual([{ name: "train-models", payload: { isFirst: true } }]);
  });
});

test("an agency that holds the contract has better chances, by the result of its own company", async () => {
  const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
  const other = await makeScoredAgency("Werbung 2", "Kampagnen", ["79341400"]);
  const supplier = "01900000-0000-7000-8000-00000000aaaa";
  await sql`insert into supplier (id, name) values (${supplier}, 'Werbung')`.execute(database.db);
  await sql`insert into supplier_key (key, supplier_id) values ('werbung|hamburg', ${supplier})`.execute(
    database.db,
  );
  await sql`insert into agency_key (agency_id, key) values (${agency}, 'werbung|hamburg')`.execute(
    database.owner.db,
  );
  // Of the same buyer and the same class as the open campaign number 0.
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, awarded_on)
    select id, 'LOT-0001', buyer_id, 'selec-w', '2026-06-01' from tender where id = ${awardedId(20)}`.execute(
    database.db,
  );
  await sql`
    insert into award_winner (tender_id, lot_id, supplier_id)
    values (${awardedId(20)}, 'LOT-0001', ${supplier})`.execute(database.db);
  await score();
  const [ownScores, others] = [(await scoresOf(agency))[0]!, (await scoresOf(other))[0]!];
  expect(ownScores.score).toBe(others.score);
  expect(ownScores.chance).toBeGreaterThan(others.chance!);
});

describe("what changes is scored again:", () => {
  test("a new and a changed tender, for all agencies", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    const before = await scoresOf(agency);
    const revision = Number((await stateOf(agency))?.revision);
    const changed = openTender(1, { title: "Kampagne für Nachwuchs", cpv: ["79341400"] });
    await changeTender(database, openId(1), 1, changed);
    await saveTender(database, openId(6), 6, openTender(6));
    expect(await score()).toMatchObject({ tenders: 2, agencies: 0, written: 2 });
    const after = await scoresOf(agency);
    expect(after).toHaveLength(open + 1);
    expect(after[1]).toMatchObject({ tender_id: openId(1), tender_version: 2 });
    expect(after[1]!.score).toBeGreaterThan(before[1]!.score);
    expect(after[0]).toEqual(before[0]);
    expect(Number((await stateOf(agency))?.revision)).toBe(revision + 1);
  });

  test("a changed profile, for all open tenders and no other agency", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen für Nachwuchs", ["79341400"]);
    const other = await makeScoredAgency("Netz", "Websites", ["72413000"]);
    await score();
    const [before, others] = [await scoresOf(agency), await scoresOf(other)];
    await saveProfile(agency, "Werbung", "Barrierefreie Websites", ["72413000"], 2);
    later(1);
    expect(await score()).toMatchObject({ tenders: 0, agencies: 1, written: open });
    const after = await scoresOf(agency);
    expect(after.every((row) => row.profile_version === 2)).toBe(true);
    expect(after[0]!.score).toBeLessThan(before[0]!.score);
    expect(after[1]!.score).toBeGreaterThan(before[1]!.score);
    expect(await scoresOf(other)).toEqual(others);
  });

  test("an agency that asks for it", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    await inAgency(ctx, agency, (t) => rescoreAgency(t, agency));
    expect(await ctx.sentJobs()).toContainEqual({
      name: "score-agency",
      payload: { agencyId: agency },
    });
    expect(await stateOf(agency)).toMatchObject({ is_complete: false });
    expect(await score()).toMatchObject({ agencies: 1, written: 0 });
    expect(await stateOf(agency)).toMatchObject({ is_complete: true, profile_version: 1 });
  });

  test("an agency that asks for it while it is being scored", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    const versions = [{ id: agency, profileVersion: 1 }];
    await asOperator(ctx, (t) => store.beginScoring(t, versions, 1));
    await inAgency(ctx, agency, (t) => rescoreAgency(t, agency));
    await asOperator(ctx, (t) => store.endScoring(t, versions, 1));
    expect(await stateOf(agency)).toMatchObject({ is_complete: false });
    expect(await score()).toMatchObject({ agencies: 1, written: open });
  });

  test("a new plan", async () => {
    const agency = (await makeAgency(database, { tier: null })).agencyId;
    await score();
    await sql`update agency set tier = 'basis' where id = ${agency}`.execute(database.owner.db);
    await score();
    expect(await scoresOf(agency)).toHaveLength(open);
  });

  test("everything, by newer models", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    later(60);
    await trainModels(ctx, { signal });
    expect(await score()).toMatchObject({ agencies: 1, written: open });
    expect(new Set((await scoresOf(agency)).map((row) => row.model_version))).toEqual(new Set([2]));
    const { rows } = await sql`select distinct model_version from tender_forecast`.execute(
      database.db,
    );
    expect(rows).toEqual([{ model_version: 2 }]);
  });

  test("by an agency's own weights, once it has learnt any", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    const before = await scoresOf(agency);
    const weights = JSON.stringify({ bias: -0.4, features: [0, 0, 0, 0, 0, 0, 0] });
    await sql`
      insert into agency_learning (agency_id, weights, label_count, tried_at)
      values (${agency}, ${weights}, 30, now())`.execute(database.owner.db);
    await inAgency(ctx, agency, (t) => rescoreAgency(t, agency));
    await score();
    const after = await scoresOf(agency);
    expect(new Set(after.map((row) => row.score)).size).toBe(1);
    expect(after[0]!.score).not.toBe(before[0]!.score);
  });
});

describe("of two agencies", () => {
  test("each sees its own scores and state only", async () => {
    const a = await makeScoredAgency("A", "Kampagnen", ["79341400"]);
    const b = await makeScoredAgency("B", "Websites", ["72413000"]);
    await score();
    for (const [ownIds, foreign] of [
      [a, b],
      [b, a],
    ] as const) {
      const seen = await inAgency(ctx, ownIds, async (t) => ({
        scores: await t.db.selectFrom("fit_score").select("agency_id").execute(),
        states: await t.db.selectFrom("scoring_state").select("agency_id").execute(),
        deleted: await t.db
          .deleteFrom("fit_score")
          .where("agency_id", "=", foreign)
          .executeTakeFirst(),
      }));
      expect(new Set(seen.scores.map((row) => row.agency_id))).toEqual(new Set([ownIds]));
      expect(seen.states).toEqual([{ agency_id: ownIds }]);
      expect(seen.deleted.numDeletedRows).toBe(0n);
    }
    // Without an agency nothing at all.
    expect(await database.db.selectFrom("fit_score").selectAll().execute()).toEqual([]);
  });

  test("each gets the scores it would get alone", async () => {
    const a = await makeScoredAgency("A", "Kampagnen", ["79341400"]);
    await score();
    const alone = await scoresOf(a);
    for (let n = 0; n < 20; n++) await makeScoredAgency(`B${n}`, "Websites", ["72413000"]);
    await inAgency(ctx, a, (t) => rescoreAgency(t, a));
    await score();
    expect(await scoresOf(a)).toEqual(alone);
  });
});

describe("scores of tenders that are over", () => {
  const label = (agencyId: string, tenderId: string) =>
    sql`
    insert into tender_label (agency_id, tender_id, kind, source, created_at)
    values (${agencyId}, ${tenderId}, 'saved', 'user', now())`.execute(database.owner.db);

  test("go with the result, but for those the agency has marked", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    await label(agency, openId(0));
    for (const n of [0, 1]) await changeTender(database, openId(n), n, awarded(openTender(n)));
    await score();
    const rows = await scoresOf(agency);
    expect(rows.map(({ tender_id }) => tender_id)).toEqual([0, 2, 3, 4, 5].map(openId));
  });

  test("go in the night after the deadline, but for those the agency has marked", async () => {
    const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
    await score();
    await label(agency, openId(3));
    await sweepScores(ctx);
    expect(await scoresOf(agency)).toHaveLength(open);
    later(60 * 24 * 40);
    await sweepScores(ctx);
    expect((await scoresOf(agency)).map(({ tender_id }) => tender_id)).toEqual([openId(3)]);
  });
});

test("a tender that is removed or an agency that is deleted meanwhile takes its scores along", async () => {
  const agency = await makeScoredAgency("Werbung", "Kampagnen", ["79341400"]);
  await score();
  await sql`delete from tender where id = ${openId(2)}`.execute(database.owner.db);
  expect(await scoresOf(agency)).toHaveLength(open - 1);
  await sql`delete from agency where id = ${agency}`.execute(database.owner.db);
  expect(await scoresOf(agency)).toEqual([]);
});
