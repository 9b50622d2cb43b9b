import { getMarket as endpoint } from "@tc/contract";
import type { Tier } from "@tc/domain";
import type { Notice } from "@tc/notices";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { rememberFor } from "../../platform/memory/remember-for.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { StatedNotices, statedNotice, statedResult } from "../ingestion/reading/stated-notices.ts";
import { getMarket } from "./get-market.ts";
import type { Market, MarketQuestion } from "./get-market.ts";
import { marketRoutes } from "./market.routes.ts";

const stated = new StatedNotices();
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
afterAll(() => stated.reader.close());

const arrive = (...notices: readonly Notice[]) => stated.arrive(testContext(database), ...notices);
const ask = async (question: Partial<MarketQuestion> = {}) =>
  endpoint.response.parse(
    await getMarket(testContext(database), { years: 3, ...question }, rememberFor(0)),
  );

type Result = Partial<Notice["results"][number]>;
/** An awarded procedure: advertising in North Rhine-Westphalia, with offers and value unless `result` says otherwise. */
function awarded(
  number: number,
  call: Partial<Notice> = {},
  result: Result = {
    offersReceived: number,
    value: { cents: number * 1_000_000, currency: "EUR" },
  },
): Notice[] {
  const notice = statedNotice(number, { publishedOn: "2026-03-02", ...call });
  const published = statedResult(100 + number, notice, `Agentur ${number % 2} GmbH`);
  const results = published.results.map(({ lotId, winners }) => ({
    lotId,
    outcome: "selec-w",
    winners,
    withheld: [],
    decidedOn: "2026-05-20",
    ...result,
  }));
  return [notice, { ...published, publishedOn: "2026-06-01", results }];
}

describe("the market", () => {
  test("counts a company once, whatever numbers and spellings its notices give it", async () => {
    await arrive(...[1, 3, 5, 7, 9].flatMap((number) => awarded(number)));
    const owner = database.owner.db;
    const suppliers = await owner.selectFrom("supplier").select(["id", "name"]).execute();
    expect(suppliers).toHaveLength(1);
    const twin = "00000000-0000-4000-8000-00000000aaaa";
    await owner
      .insertInto("supplier")
      .values({ id: twin, name: "AGENTUR  1 GmbH.", identifiers: "[]" })
      .execute();
    const lots = await owner.selectFrom("award_winner").select("tender_id").execute();
    await owner
      .updateTable("award_winner")
      .set({ supplier_id: twin })
      .where("tender_id", "=", lots[0]!.tender_id)
      .execute();
    const { winners } = await ask();
    expect(winners).toMatchObject({ n: 5, concentration: 1, parties: [{ count: 5, share: 1 }] });
  });

  test("tells offers, values, buyers and winners with n and what is missing", async () => {
    await arrive(...[1, 2, 3, 4, 5].flatMap((number) => awarded(number)));
    await arrive(
      ...awarded(6, {}, { value: { cents: 100, currency: "EUR" } }),
      ...awarded(7, {}, { outcome: "clos-nw", winners: [] }),
      statedNotice(8, { publishedOn: "2026-10-01" }),
    );
    const market = await ask({ agencySector: "advertising" });
    expect(market).toMatchObject({
      tenderCount: 8,
      awardCount: 6,
      offers: { n: 5, quartiles: { low: 2, median: 3, high: 4 }, singlePercent: 20 },
      values: { n: 5, quartiles: { low: 2_000_000, median: 3_000_000, high: 4_000_000 } },
      buyers: { n: 8, missingShare: 0 },
      winners: {
        n: 6,
        parties: [
          { name: "Agentur 0 GmbH", count: 3, share: 0.5 },
          { name: "Agentur 1 GmbH", count: 3, share: 0.5 },
        ],
        concentration: 0.5,
      },
      sample: false,
    });
    expect(market.offers.missingShare).toBeCloseTo(1 / 6);
    expect(market.values.missingShare, "an amount of one euro is a filler").toBeCloseTo(1 / 6);
    expect(market.buyers.parties[0]?.id).toBeDefined();
    expect(market.periods.map(({ label, tenders, awards }) => [label, tenders, awards])).toEqual([
      ["2026-Q1", 7, 0],
      ["2026-Q2", 0, 6],
      ["2026-Q3", 0, 0],
      ["2026-Q4", 1, 0],
    ]);
  });

  test("is that of the agency sector, by any code, and of the Land of any place", async () => {
    await arrive(
      ...awarded(1, { cpv: ["45000000", "79950000"], nuts: ["de212", "DE300"], lots: [] }),
      ...awarded(2),
      ...awarded(3, { cpv: ["45000000"], lots: [] }),
    );
    const counts = async (question: Partial<MarketQuestion>) => (await ask(question)).tenderCount;
    expect(await counts({ agencySector: "events" })).toBe(1);
    expect(await counts({ agencySector: "events", region: "DE2" })).toBe(1);
    expect(await counts({ agencySector: "events", region: "DE3" })).toBe(1);
    expect(await counts({ agencySector: "events", region: "DEA" })).toBe(0);
    expect(await counts({ agencySector: "photo" })).toBe(0);
    // All agency sectors of agencies; the construction alone is none.
    expect(await counts({})).toBe(2);
  });

  test("holds what was called for or awarded since", async () => {
    await arrive(
      ...awarded(1, { publishedOn: "2022-01-03" }, { decidedOn: "2022-02-01" }),
      ...awarded(2, { publishedOn: "2023-11-10" }, { decidedOn: "2024-02-01" }),
      ...awarded(3),
    );
    expect(await ask({ years: 1 })).toMatchObject({ tenderCount: 1, awardCount: 1 });
    expect(await ask({ years: 3 })).toMatchObject({ tenderCount: 2, from: "2023-11-10" });
    expect(await ask({ years: 10 })).toMatchObject({ tenderCount: 3 });
  });

  test("without a single tender says so", async () => {
    expect(await ask({ agencySector: "photo" })).toEqual({
      tenderCount: 0,
      awardCount: 0,
      offers: { n: 0, missingShare: 0 },
      values: { n: 0, missingShare: 0 },
      buyers: { n: 0, missingShare: 0, parties: [] },
      winners: { n: 0, missingShare: 0, parties: [] },
      periods: [],
      sample: false,
    });
  });
});

test("an answer is kept for a while, by question, and not beyond the samples", async () => {
  const remember = rememberFor<Market>(60_000, 10);
  const keep = (question: Partial<MarketQuestion>) =>
    getMarket(testContext(database), { years: 3, ...question }, remember);
  const first = await keep({ agencySector: "photo" });
  expect(await keep({ agencySector: "photo" })).toBe(first);
  expect(await keep({ agencySector: "film" })).not.toBe(first);
  await database.owner.db.updateTable("dataset").set({ kind: "sample" }).execute();
  expect((await keep({ agencySector: "photo" })).sample).toBe(true);
});

test("is for agencies whose plan opens the comparison, and for known agency sectors, Länder and years", async () => {
  const [bound] = marketRoutes();
  const call = async (tier: Tier | null, query: object) => {
    const { actor } = await makeAgency(database, { tier });
    const input = { params: undefined, query, body: undefined };
    const answer = await bound?.answer(testContext(database, { actor }), input);
    return endpoint.response.parse(JSON.parse(answer?.json ?? ""));
  };
  for (const tier of [null, "basis"] as const) {
    await expect(call(tier, {})).rejects.toMatchObject({
      code: "plan_required",
      details: { feature: "marketComparison", tier: "premium" },
    });
  }
  expect(await call("premium", { agencySector: "film", region: "DEA" })).toMatchObject({
    tenderCount: 0,
  });
  for (const query of [{ agencySector: "construction" }, { region: "FR1" }, { years: "99" }]) {
    await expect(call("trial", query)).rejects.toMatchObject({ code: "bad_request" });
  }
});
