import { getMarketVolume, getOwnCalibration, getOwnFunnel } from "@tc/contract";
import type { PipelineStage, Tier } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { businessIntelligenceRoutes } from "./business-intelligence.routes.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const routes = businessIntelligenceRoutes();
async function call(path: string, { actor }: Pick<MadeAgency, "actor">, query: object = {}) {
  const bound = routes.find(({ endpoint }) => endpoint.path.endsWith(path));
  const input = { params: undefined, query, body: undefined };
  const answer = await bound?.answer(testContext(database, { actor }), input);
  return JSON.parse(answer?.json ?? "null") as unknown;
}

test.each([null, "basis", "premium", "trial"] as const)(
  "plan %s gets no figure of it, only the plan's name",
  async (tier: Tier | null) => {
    const agency = await makeAgency(database, { tier });
    for (const { endpoint } of routes) {
      await expect(call(endpoint.path.split("/").at(-1)!, agency)).rejects.toMatchObject({
        code: "plan_required",
        details: { feature: "businessIntelligence", tier: "enterprise" },
      });
    }
  },
);

test("unknown sectors, Länder, levels, buyers and periods are refused", async () => {
  const agency = await makeAgency(database, { tier: "enterprise" });
  for (const query of [
    { sector: "toString" },
    { region: "FR1" },
    { level: "world" },
    { buyer: "1 or 1=1" },
    { months: "7" },
    { months: "Infinity" },
  ]) {
    await expect(call("/volume", agency, query)).rejects.toMatchObject({ code: "bad_request" });
  }
});

test("a period without a tender has all its months, each empty", async () => {
  const agency = await makeAgency(database, { tier: "enterprise" });
  const volume = getMarketVolume.response.parse(await call("/volume", agency, { months: "12" }));
  expect(volume).toMatchObject({ n: 0, withoutLevel: 0, grain: "month" });
  expect(volume.periods).toHaveLength(12);
  expect(volume.periods.at(-1)?.label).toBe(testNow.toISOString().slice(0, 7));
});

test("without sectors in the profile the own ones are all, with some only those", async () => {
  const agency = await makeAgency(database, { tier: "enterprise" });
  expect(await call("/volume", agency, { sector: "own" })).toMatchObject({ sectors: [] });
  await sql`
    update profile set data = jsonb_set(data, '{agencySectors}', '["photo", "film"]')
    where agency_id = ${agency.agencyId}`.execute(database.owner.db);
  expect(await call("/volume", agency, { sector: "own" })).toMatchObject({
    sectors: ["film", "photo"],
  });
});

describe("the own funnel", () => {
  let number = 0;
  async function card(
    { agencyId }: MadeAgency,
    stage: PipelineStage,
    moves: readonly { from: PipelineStage; to: PipelineStage; undone?: boolean }[] = [],
    createdAt = "2026-06-01T08:00:00Z",
  ) {
    const id = testId(++number);
    await saveTenders(database.owner.db, [{ id, tender: makeTender({}) }]);
    await sql`
      insert into pipeline_card (agency_id, tender_id, stage, stage_since, created_at)
      values (${agencyId}, ${id}, ${stage}, ${createdAt}, ${createdAt})`.execute(database.owner.db);
    for (const { from, to, undone } of moves) {
      await sql`
        insert into pipeline_activity (agency_id, tender_id, revision, at, by_name, fact, undone_at)
        values (${agencyId}, ${id}, 1, ${createdAt}, 'Ada', ${JSON.stringify({ kind: "moved", from, to })},
          ${undone ? createdAt : null})`.execute(database.owner.db);
    }
  }
  const funnel = async (agency: MadeAgency, query: object = {}) =>
    getOwnFunnel.response.parse(await call("/funnel", agency, query));
  const counts = async (agency: MadeAgency) =>
    (await funnel(agency)).stages.map(({ count }) => count);

  test("counts how far each card came, by its moves too, and nobody else's", async () => {
    const agency = await makeAgency(database, { tier: "enterprise" });
    const other = await makeAgency(database, { tier: "enterprise" });
    await card(agency, "discovered");
    await card(agency, "declined", [
      { from: "discovered", to: "go" },
      { from: "go", to: "declined" },
    ]);
    await card(agency, "review", [{ from: "review", to: "submitted", undone: true }]);
    await card(agency, "won");
    await card(agency, "lost");
    await card(agency, "submitted");
    await card(other, "won");
    // discovered, review, go, in_work, submitted, won
    expect(await counts(agency)).toEqual([6, 5, 4, 3, 3, 1]);
    expect(await funnel(agency)).toMatchObject({ cards: 6, won: 1, lost: 1, open: 1, declined: 1 });
    expect(await counts(other)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("holds the cards that were added in the period", async () => {
    const agency = await makeAgency(database, { tier: "enterprise" });
    await card(agency, "go", [], "2023-06-01T08:00:00Z");
    expect(await funnel(agency)).toMatchObject({ cards: 0 });
    expect(await funnel(agency, { months: "60" })).toMatchObject({ cards: 1 });
  });
});

describe("what was said of the own bids", () => {
  let number = 5_000;
  async function bid(
    { agencyId }: MadeAgency,
    chance: number | null,
    kind: "won" | "lost",
    source = "user",
  ) {
    const id = testId(++number);
    await saveTenders(database.owner.db, [
      { id, tender: makeTender({ title: `Gebot ${number}` }) },
    ]);
    await sql`
      insert into tender_label (agency_id, tender_id, kind, source, created_at, prediction)
      values (${agencyId}, ${id}, ${kind}, ${source}, '2026-06-01T08:00:00Z',
        ${chance === null ? null : JSON.stringify({ chance })})`.execute(database.owner.db);
  }
  const calibration = async (agency: MadeAgency) =>
    getOwnCalibration.response.parse(await call("/calibration", agency));

  test("is told case by case below twenty, without a share, and of nobody else", async () => {
    const agency = await makeAgency(database, { tier: "enterprise" });
    const other = await makeAgency(database, { tier: "enterprise" });
    await bid(agency, 62, "won");
    await bid(agency, 30, "lost");
    await bid(agency, null, "lost");
    await bid(agency, 90, "won", "notice");
    await bid(other, 80, "lost");
    const answer = await calibration(agency);
    expect(answer).toMatchObject({ decided: 3, n: 2, won: 1 });
    expect(answer.bins).toBeUndefined();
    expect(answer.cases?.map(({ chancePercent, isWon }) => [chancePercent, isWon])).toEqual(
      expect.arrayContaining([
        [62, true],
        [30, false],
      ]),
    );
    expect((await calibration(other)).cases).toHaveLength(1);
  });

  test("stands beside what happened from twenty on, in groups of at least 25", async () => {
    const agency = await makeAgency(database, { tier: "enterprise" });
    for (let at = 0; at < 30; at++) await bid(agency, 20, at % 5 === 0 ? "won" : "lost");
    for (let at = 0; at < 30; at++) await bid(agency, 60, at % 2 === 0 ? "won" : "lost");
    const { n, won, cases, bins } = await calibration(agency);
    expect({ n, won, cases }).toEqual({ n: 60, won: 21, cases: undefined });
    expect(bins).toMatchObject([
      { said: 0.2, seen: 0.2, n: 30 },
      { said: 0.6, seen: 0.5, n: 30 },
    ]);
    for (const { low, high, seen } of bins!) expect(low < seen && seen < high).toBe(true);
  });
});
