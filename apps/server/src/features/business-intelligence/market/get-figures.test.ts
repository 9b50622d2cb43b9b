import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import {
  StatedNotices,
  statedNotice,
  statedResult,
} from "../../ingestion/reading/stated-notices.ts";
import { fillMarketFacts } from "../facts/fill-market-facts.ts";
import { everyFilter, expectEqual } from "./figures.fixture.ts";
import { findBuyers, findWinners } from "./get-parties.ts";
import { findVolume } from "./get-volume.ts";
import { randomMarket } from "./random-market.fixture.ts";
import { readScope } from "./scope.ts";

describe("every figure", () => {
  const stated = new StatedNotices();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await stated.arrive(testContext(database), ...randomMarket());
  });
  afterAll(async () => {
    await stated.reader.close();
    await database.drop();
  });

  test.each(everyFilter)("equals what stored tenders say, by %j", async (filters) => {
    const { tenders } = await expectEqual(
      database,
      await readScope(testContext(database), filters),
    );
    expect(tenders).toBeGreaterThan(0);
  });

  test("of a buyer equals what its stored tenders say", async () => {
    const ctx = testContext(database);
    const { buyers } = await findBuyers(ctx, await readScope(ctx, { months: 120 }));
    const scope = await readScope(ctx, { months: 120, buyer: buyers[0]!.id });
    expect(await expectEqual(database, scope)).toEqual({ tenders: buyers[0]!.count });
    expect((await findVolume(ctx, scope)).buyerName).toBe(buyers[0]!.name);
  });

  test("is the same when a job makes the facts as when the ingest does", async () => {
    const owner = database.owner.db;
    const facts = () =>
      Promise.all(
        ["market_tender", "market_award"].map(async (table) => {
          const { rows } = await sql`
            select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(owner);
          return rows;
        }),
      );
    const before = await facts();
    expect(before[0]!.length).toBeGreaterThan(50);
    await sql`delete from market_tender`.execute(owner);
    await fillMarketFacts(testContext(database));
    expect(await facts()).toEqual(before);
    await sql`update market_award set offers = 77`.execute(owner);
    await fillMarketFacts(testContext(database));
    expect(await facts(), "what is done is not done again").not.toEqual(before);
    await sql`update market_fact_state set version = 0`.execute(owner);
    const isComplete = async () => {
      const ctx = testContext(database);
      return (await findVolume(ctx, await readScope(ctx, { months: 12 }))).isComplete;
    };
    expect(await isComplete()).toBe(false);
    await fillMarketFacts(testContext(database));
    expect(await facts()).toEqual(before);
    expect(await isComplete()).toBe(true);
  });

  test.each([
    ["a newer release had made them", 2],
    ["a newer release was stopped while it made them", -2],
  ])("is of this release's rules where %s", async (_, version) => {
    const owner = database.owner.db;
    const countWrong = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from market_award where offers = 77`.execute(owner);
      return rows[0]?.count;
    };
    await fillMarketFacts(testContext(database));
    await sql`update market_award set offers = 77`.execute(owner);
    await sql`
      update market_fact_state set version = ${version},
        done_to = (select id from tender order by id desc limit 1)`.execute(owner);
    await fillMarketFacts(testContext(database));
    expect(await countWrong()).toBe(0);
    await sql`update market_award set offers = 77`.execute(owner);
    await fillMarketFacts(testContext(database));
    expect(await countWrong(), "done once").toBeGreaterThan(50);
    await sql`update market_fact_state set version = 0`.execute(owner);
    await fillMarketFacts(testContext(database));
  });

  test("follows a correction of its tender", async () => {
    const ctx = testContext(database);
    const scope = await readScope(ctx, { months: 12, region: "DEC" });
    const call = statedNotice(900, { publishedOn: "2026-10-05", nuts: ["DEC01"] });
    const lots = call.lots.map((lot) => ({ ...lot, nuts: ["DEC01"] }));
    await stated.arrive(ctx, { ...call, lots });
    expect((await findVolume(ctx, scope)).n).toBe(1);
    const result = statedResult(901, { ...call, lots }, "Saar Kreativ GmbH");
    await stated.arrive(ctx, { ...result, publishedOn: "2026-11-01" });
    expect(await findWinners(ctx, scope, ["saarkreativgmbh"])).toMatchObject({
      total: 1,
      winners: [{ name: "Saar Kreativ GmbH", count: 1, valueCents: 12_345_600, isOwn: true }],
    });
  });
});
