import { startWeights } from "@tc/assessment";
import { profileData } from "@tc/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fillTenders, openId } from "../../../testing/tenders/scoring-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { currentModels } from "../models/models.ts";
import { scoreDue } from "../scores/score-due.ts";
import { trainModels } from "../models/train-models.ts";

/** The place of the price among the coefficients */
const priceAt = 4;
let database: TestDatabase;
let ctx: TestContext;
const { signal } = new AbortController();
beforeEach(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
  await fillTenders(database, { awarded: 60, open: 40 });
});
afterEach(() => database.drop());

/** An agency of campaigns; every fourth of the open tenders is one. */
async function makeJudge(name: string): Promise<string> {
  const { agencyId } = await makeAgency(database, { name });
  const data = profileData.parse({
    companyName: name,
    contactPerson: "Erika Muster",
    address: {},
    focus: "Kampagnen zur Nachwuchsgewinnung",
    cpv: ["79341400"],
    isNationwide: true,
  });
  await sql`update profile set data = ${JSON.stringify(data)} where agency_id = ${agencyId}`.execute(
    database.owner.db,
  );
  return agencyId;
}

async function label(agencyId: string, n: number, kind: string, prediction?: object) {
  await sql`
    insert into tender_label (agency_id, tender_id, kind, source, created_at, prediction)
    values (${agencyId}, ${openId(n)}, ${kind}, 'user', ${new Date(testNow.getTime() - n * 60_000)},
      ${prediction ? JSON.stringify(prediction) : null})`.execute(database.owner.db);
}

test("without labels and outcomes everybody's weights are those believed before any", async () => {
  const report = await trainModels(ctx, { signal });
  expect(report?.basis).toMatchObject({ fit: { n: 0 }, chances: { n: 0 } });
  const models = await currentModels(ctx);
  expect(models?.fit.weights).toEqual(startWeights);
  expect(models?.chances).toMatchObject({ basis: "prior", n: 0 });
});

test("labels of several agencies move everybody's weights, the same way every time", async () => {
  for (const name of ["A", "B"]) {
    const judge = await makeJudge(name);
    for (let n = 0; n < 40; n++) await label(judge, n, n % 4 === 0 ? "fits" : "misfit");
  }
  const report = await trainModels(ctx, { signal });
  expect(report?.basis.fit).toEqual({ n: 80, from: "2026-11-21", to: "2026-11-21" });
  const first = (await currentModels(ctx))?.fit.weights;
  expect(first).not.toEqual(startWeights);
  // What they told apart by text and CPV weighs more than before.
  expect(first!.features[1]).toBeGreaterThan(startWeights.features[1]!);
  expect((await trainModels(ctx, { signal }))?.hasNewText).toBe(false);
  expect((await currentModels(ctx))?.fit.weights).toEqual(first);
});

test("only bids teach chances, by what was said of them when they were noted", async () => {
  await trainModels(ctx, { signal });
  await scoreDue(ctx, signal);
  const agency = await makeJudge("A");
  const prediction = { score: 70, low: 60, high: 80, knockout: 2, chance: 25 };
  for (let n = 0; n < 3; n++) {
    await label(agency, n, "bid", prediction);
    await label(agency, n, n === 0 ? "won" : "lost");
  }
  // Not bid for, still open, and noted before there were any numbers.
  await label(agency, 4, "lost");
  await label(agency, 5, "bid", prediction);
  await label(agency, 6, "bid");
  await label(agency, 6, "won");
  const report = await trainModels(ctx, { signal });
  expect(report?.basis.chances).toEqual({ n: 3, from: "2026-11-21", to: "2026-11-21" });
  const chances = (await currentModels(ctx))?.chances;
  expect(chances).toMatchObject({ basis: "prior", n: 3 });
  // Nobody has said a word on prices.
  expect(chances?.coefficients.mean[priceAt]).toBeCloseTo(0, 12);
});

test("bids teach what a price level does where the weight of the price was known", async () => {
  await trainModels(ctx, { signal });
  await scoreDue(ctx, signal);
  const agency = await makeJudge("A");
  const scored = { score: 70, low: 60, high: 80, knockout: 2, chance: 25 };
  for (let n = 0; n < 8; n++) {
    const isLow = n % 2 === 0;
    const priceLevel = isLow ? "low" : "high";
    await label(agency, n, "bid", { ...scored, priceLevel, documentPricePercent: 90 });
    await label(agency, n, isLow ? "won" : "lost");
  }
  await trainModels(ctx, { signal });
  const mean = (await currentModels(ctx))?.chances.coefficients.mean;
  expect(mean?.[priceAt]).toBeGreaterThan(0.05);
});
