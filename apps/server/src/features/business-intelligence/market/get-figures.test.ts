import type { Notice } from "@tc/notices";
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
import { readScope } from "./scope.ts";

/** The same numbers every time */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const cpvCodes = ["79341400", "79416000", "92111000", "22462000", "79950000", "45000000"];
const places = [["DEA23"], ["de212", "DE300"], ["DE600"], [], ["DE"], ["AT130"]];

/** A procedure with up to four lots, all that notices get wrong among it. */
function randomProcedure(number: number, roll: (sides: number) => number): Notice[] {
  const lotIds = ["LOT-0001", "LOT-0002", "LOT-0003", "LOT-0004"].slice(0, roll(4) + 1);
  const [model] = statedNotice(number).lots;
  const pricePercent = [30, 50, 100, undefined][roll(4)];
  const level = ([undefined, "eu", "national"] as const)[roll(3)];
  const call = statedNotice(number, {
    publishedOn: `${2024 + roll(3)}-${String(roll(9) + 1).padStart(2, "0")}-1${roll(9)}`,
    cpv: [cpvCodes[roll(6)]!, cpvCodes[roll(6)]!],
    nuts: places[roll(6)]!,
    buyers: [{ name: `Stadt ${roll(6)}`, identifiers: [], town: "Köln" }],
    ...(level && { level }),
    kind: roll(12) === 0 ? "planning" : "call",
    lots: lotIds.map((id) => ({
      ...model!,
      id,
      cpv: [],
      nuts: [],
      awardCriteria:
        pricePercent === undefined
          ? []
          : [
              { type: "price", weight: pricePercent, weightUnit: "percent" },
              { type: "quality", weight: 100 - pricePercent, weightUnit: "percent" },
            ],
    })),
  });
  if (call.kind !== "call" || roll(5) === 0) return [call];
  const published = statedResult(1_000 + number, call, `Agentur ${roll(9)} GmbH`);
  const result = published.results[0]!;
  return [
    call,
    {
      ...published,
      publishedOn: "2026-10-01",
      results: lotIds.map((lotId) => ({
        ...result,
        lotId,
        outcome: roll(6) === 0 ? "clos-nw" : "selec-w",
        offersReceived: roll(12),
        offersReceivedCode: roll(4) === 0 ? "t-esubm" : "tenders",
        winners: Array.from({ length: roll(3) }, () => ({
          name: `Agentur ${roll(9)}${["", " "][roll(2)]} GmbH`,
          identifiers: [],
          town: ["Kiel", "Ulm"][roll(2)]!,
        })),
        value: {
          cents: [100, 1, 5_000_000 + roll(90_000_000)][roll(3)]!,
          currency: roll(8) === 0 ? "CHF" : "EUR",
        },
        decidedOn: ["2000-01-01", "2031-01-01", "2025-05-05", "2026-06-06"][roll(4)]!,
      })),
    },
  ];
}

describe("every figure", () => {
  const stated = new StatedNotices();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const roll = dice(15);
    const notices = Array.from({ length: 150 }, (_, at) => randomProcedure(at + 1, roll)).flat();
    await stated.arrive(testContext(database), ...notices);
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
