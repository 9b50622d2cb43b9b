import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { Template, TestDatabase } from "../../../testing/database/test-database.ts";
import {
  awarded,
  awardedId,
  awardedTender,
  changeTender,
  openId,
  openTender,
  trainedTemplate,
} from "../../../testing/tenders/scoring-world.ts";
import { forecastOf } from "./forecast-of.ts";
import { currentModels } from "../models/models.ts";
import { scoreDue } from "../scores/score-due.ts";
import { trainModels } from "../models/train-models.ts";

let database: TestDatabase;
let ctx: TestContext;
let now = testNow;
const { signal } = new AbortController();
const counts = { awarded: 60, open: 3 };
const scoredTemplate: Template = {
  name: "scored_60_3",
  fill: async (filled) => {
    await trainedTemplate(counts).fill(filled);
    await scoreDue(testContext(filled), signal);
  },
};
beforeEach(async () => {
  database = await createTestDatabase(scoredTemplate);
  ctx = testContext(database, { now: () => now });
  now = new Date(testNow.getTime() + 30 * 86_400_000);
});
afterEach(() => database.drop());

const score = () => scoreDue(ctx, signal);
const outcomes = async () => (await sql`select * from forecast_outcome`.execute(database.db)).rows;
const offersPart = async () => {
  const { rows } = await sql<{ revision: number; hash: string }>`
    select revision, encode(sha256(content), 'hex') as hash from scoring_model_part
    where part = 'offers' order by version desc`.execute(database.db);
  return rows[0]!;
};
const withOffers = (n: number, offersReceived: number) =>
  awarded(openTender(n), { offersReceived, offersReceivedCode: "tenders" });

test("a result with offers is kept beside what was said before, once and for ever", async () => {
  const forecast = await forecastOf(ctx, { id: openId(0) });
  await changeTender(database, openId(0), 0, withOffers(0, 4));
  await score();
  const [outcome] = await outcomes();
  expect(outcome).toMatchObject({
    tender_id: openId(0),
    lot_id: "LOT-0001",
    model_version: 1,
    forecast_at: testNow,
    low_offers: forecast?.lots[0]?.low,
    offers_received: 4,
    observed_at: now,
  });
  // Neither a corrected result nor newer models nor a forecast made afterwards changes it.
  now = new Date(now.getTime() + 86_400_000);
  await changeTender(database, openId(0), 0, withOffers(0, 9));
  await score();
  await trainModels(ctx, { signal });
  await score();
  await forecastOf(ctx, { id: openId(0) });
  await changeTender(database, openId(0), 0, withOffers(0, 2));
  await score();
  expect(await outcomes()).toEqual([outcome]);
});

test("a forecast made when the result was known proves nothing", async () => {
  await forecastOf(ctx, { id: awardedId(0) });
  await changeTender(database, awardedId(0), 0, awardedTender(1));
  await score();
  expect(await outcomes()).toEqual([]);
});

test("what was said before is kept too when somebody looks at the result first", async () => {
  await changeTender(database, openId(0), 0, withOffers(0, 4));
  expect(await forecastOf(ctx, { id: openId(0) })).toMatchObject({
    tenderVersion: 2,
    lots: [{ isDecided: true }],
  });
  await score();
  expect(await outcomes()).toMatchObject([{ forecast_at: testNow, offers_received: 4 }]);
});

test("a result moves the model in use at once, and counts once however often it is read", async () => {
  const before = await currentModels(ctx);
  expect(before?.offers.lots).toBe(60);
  await changeTender(database, openId(0), 0, withOffers(0, 12));
  await score();
  const after = await currentModels(ctx);
  expect(after).toMatchObject({ version: 1, offers: { lots: 61 } });
  expect(after!.revision).toBeGreaterThan(before!.revision);
  const part = await offersPart();
  expect(part.revision).toBe(2);
  // Read again, corrected, and due again after a kill: it was counted.
  await changeTender(database, openId(0), 0, withOffers(0, 12));
  await score();
  await sql`insert into scoring_due select id, version from tender`.execute(database.db);
  await score();
  expect(await offersPart()).toEqual(part);
});

test("results the training has read count no second time", async () => {
  const part = await offersPart();
  await changeTender(database, awardedId(7), 7, awardedTender(7));
  await score();
  expect(await offersPart()).toEqual(part);
});

test("a national result without offers changes nothing", async () => {
  const part = await offersPart();
  const national = { ...awarded(openTender(0)), level: "national" as const };
  await changeTender(database, openId(0), 0, national);
  await score();
  expect(await offersPart()).toEqual(part);
  expect(await outcomes()).toEqual([]);
});

test("the next training counts it among the others", async () => {
  await changeTender(database, openId(0), 0, withOffers(0, 12));
  await score();
  await trainModels(ctx, { signal });
  await score();
  expect((await currentModels(ctx))?.offers.lots).toBe(61);
  expect(await offersPart()).toMatchObject({ revision: 1 });
});

test("a forecast is made once per version of tender and models, and on demand for what is over", async () => {
  const first = await forecastOf(ctx, { id: awardedId(1) });
  expect(first).toMatchObject({ tenderVersion: 1, modelVersion: 1, forecastAt: now });
  expect(first?.budget.kind).toBe("published");
  const at = now;
  now = new Date(now.getTime() + 1_000);
  expect(await forecastOf(ctx, { id: awardedId(1) })).toEqual({ ...first, forecastAt: at });
  expect(await forecastOf(ctx, { id: "00000000-0000-4000-8000-000000000000" })).toBeUndefined();
  await sql`delete from scoring_model`.execute(database.owner.db);
  expect(await forecastOf(ctx, { id: awardedId(1) })).toBeUndefined();
});
