import { listRetenders as endpoint } from "@tc/contract";
import type { Duration } from "@tc/domain";
import type { Notice } from "@tc/notices";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import {
  StatedNotices,
  statedChange,
  statedNotice,
  statedResult,
} from "../ingestion/reading/stated-notices.ts";
import { listRetenders } from "./list-retenders.ts";
import { readRetenders } from "./read-retenders.ts";
import { retendersRoutes } from "./retenders.routes.ts";

const stated = new StatedNotices();
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
afterAll(() => stated.reader.close());

const never = new AbortController().signal;
const arrive = (...notices: readonly Notice[]) => stated.arrive(testContext(database), ...notices);
const read = () => readRetenders(testContext(database), never);
const list = async (query: object = {}) =>
  endpoint.response.parse(await listRetenders(testContext(database), endpoint.query!.parse(query)));

const kiel = [{ name: "Musterwerke Kiel GmbH", identifiers: [], town: "Kiel" }];

/** A call and its result; today is 21 November 2026. */
function contract(
  number: number,
  duration: Duration | undefined,
  call: Partial<Notice> = {},
  contractOn = "2024-05-15",
): Notice[] {
  const bare = statedNotice(number, {
    publishedOn: "2024-01-10",
    title: "Markenführung und Leadagentur",
    buyers: kiel,
    ...call,
  });
  const notice = {
    ...bare,
    lots: bare.lots.map((lot) => ({ ...lot, ...(duration && { duration }) })),
  };
  const result = statedResult(100 + number, notice, "Musterkreativ GmbH");
  const results = result.results.map((lot) => ({ ...lot, contractOn }));
  return [notice, { ...result, publishedOn: "2024-06-01", results }];
}
const untilMay = { startsOn: "2024-06-01", endsOn: "2027-05-31" };

describe("the radar", () => {
  test("tells a contract's window with what it rests on", async () => {
    await arrive(...contract(1, untilMay));
    expect(await read()).toEqual({ tenders: 1, contracts: 1 });
    const { items, groups, coverage } = await list();
    expect(items).toMatchObject([
      {
        title: "Markenführung und Leadagentur",
        buyer: { name: "Musterwerke Kiel GmbH" },
        suppliers: ["Musterkreativ GmbH"],
        value: { cents: 12_345_600, currency: "EUR" },
        offersReceived: 3,
        group: "now",
        basis: "published-end",
        contractEnd: "2027-05-31",
        terms: { awardedOn: "2024-05-15", awardedBy: "contract", endsBy: "BT-537" },
      },
    ]);
    expect(groups).toEqual({ now: 1, next: 0, later: 0 });
    expect(coverage).toMatchObject({ contracts: 1, followed: 0, over: 0 });
  });

  test("reads a tender once, and again when it changed", async () => {
    const [call, result] = contract(1, untilMay) as [Notice, Notice];
    await arrive(call, result);
    await read();
    expect(await read()).toEqual({ tenders: 0, contracts: 0 });
    const lots = call.lots.map((lot) => ({
      ...lot,
      duration: { startsOn: "2024-06-01", endsOn: "2028-05-31" },
    }));
    await arrive(statedChange(2, call, { publishedOn: "2024-01-20", lots }));
    expect(await read()).toMatchObject({ tenders: 1 });
    expect((await list()).items).toMatchObject([{ contractEnd: "2028-05-31", group: "next" }]);
  });

  test("lets a contract go when the call that follows it is published, and counts it", async () => {
    await arrive(...contract(1, untilMay));
    await read();
    const next = statedNotice(2, {
      publishedOn: "2026-11-02",
      title: "Leadagentur und Markenführung ab 2027",
      buyers: kiel,
    });
    await arrive(next);
    await read();
    const { items, coverage } = await list();
    expect(items).toEqual([]);
    expect(coverage).toMatchObject({ contracts: 1, followed: 1 });
  });

  test("lets it go too when the buyer has another name by then", async () => {
    await arrive(...contract(1, untilMay));
    await read();
    await arrive(
      statedNotice(2, {
        publishedOn: "2026-11-02",
        title: "Markenführung und Leadagentur",
        buyers: [{ name: "Kieler Stadtmarken AöR", identifiers: [], town: "Kiel" }],
      }),
    );
    await read();
    expect(await list()).toMatchObject({ items: [], coverage: { followed: 1 } });
  });

  test("counts what it leaves out, by reason", async () => {
    await arrive(
      ...contract(1, undefined),
      ...contract(2, { open: "unlimited" }, { title: "Portal" }),
      ...contract(3, { months: 2 }, { title: "Messe" }),
      ...contract(4, { startsOn: "2024-06-01", endsOn: "2064-06-01" }, { title: "Film" }),
      ...contract(
        5,
        { startsOn: "2022-06-01", endsOn: "2024-12-31" },
        { title: "Alt" },
        "2022-05-01",
      ),
    );
    await read();
    const { items, coverage } = await list();
    expect(items).toEqual([]);
    expect(coverage).toMatchObject({
      contracts: 5,
      over: 1,
      gaps: { "no-term": 1, unlimited: 1, short: 1, implausible: 1 },
    });
  });

  test("holds contracts in agency sectors alone, and none that was closed or taken back", async () => {
    const building = { cpv: ["45000000"], lots: [] };
    const [call, result] = contract(2, untilMay, { title: "Portal" }) as [Notice, Notice];
    await arrive(...contract(1, untilMay, building), call, {
      ...result,
      results: [{ ...result.results[0]!, outcome: "clos-nw", winners: [] }],
    });
    await read();
    expect(await list()).toMatchObject({ items: [], coverage: { contracts: 0 } });
  });

  test("filters by sector, region, buyer, basis and months, and pages without gaps or doubles", async () => {
    const notices = Array.from({ length: 60 }, (_, at) =>
      contract(at + 1, untilMay, {
        title: `Vertrag ${String.fromCharCode(65 + (at % 26)).repeat(12)} ${at}`,
        buyers: [{ name: `Stadt ${at}`, identifiers: [], town: `Ort ${at}` }],
        nuts: [at % 2 === 0 ? "DEF02" : "DE212"],
        lots: [],
      }),
    ).flat();
    const withLots = notices.map((notice) => ({
      ...notice,
      lots: [{ ...statedNotice(1).lots[0]!, nuts: notice.nuts, duration: untilMay }],
    }));
    await arrive(...withLots);
    await read();
    const first = await list();
    expect(first.items).toHaveLength(50);
    const second = await list({ cursor: first.nextCursor });
    expect(second.items).toHaveLength(10);
    expect(second.nextCursor).toBeUndefined();
    const slugs = [...first.items, ...second.items].map(({ tenderSlug }) => tenderSlug);
    expect(new Set(slugs).size).toBe(60);
    expect((await list({ region: "DE2" })).groups.now).toBe(30);
    expect((await list({ region: "DE3" })).items).toEqual([]);
    expect((await list({ agencySector: "advertising" })).groups.now).toBe(60);
    expect((await list({ agencySector: "photo" })).items).toEqual([]);
    expect((await list({ basis: "rhythm" })).items).toEqual([]);
    const buyer = first.items[0]!.buyer!;
    expect(await list({ buyer: buyer.id })).toMatchObject({
      items: [{ buyer }],
      buyerName: buyer.name,
    });
  });
});

test("is for Enterprise alone, and refuses what no page named", async () => {
  const [bound] = retendersRoutes();
  const call = async (tier: "premium" | "trial" | "enterprise", query: object) => {
    const { actor } = await makeAgency(database, { tier });
    return bound?.answer(testContext(database, { actor }), {
      params: undefined,
      query,
      body: undefined,
    });
  };
  for (const tier of ["premium", "trial"] as const) {
    await expect(call(tier, {})).rejects.toMatchObject({
      code: "plan_required",
      details: { feature: "retenders", tier: "enterprise" },
    });
  }
  expect(await call("enterprise", {})).toBeDefined();
  const foreign = "00000000-0000-4000-8000-00000000aaaa";
  await expect(call("enterprise", { buyer: foreign })).rejects.toMatchObject({ code: "not_found" });
  for (const query of [
    { agencySector: "construction" },
    { region: "FR1" },
    { months: "0" },
    { cursor: "nonsense" },
    ...[
      ["a", "b", "c"],
      ["2026-99-99", foreign, "LOT-0001"],
      ["0000-01-01", foreign, "LOT-0001"],
      ["2026-01-01", "-".repeat(36), "LOT-0001"],
      ["2026-01-01", foreign, "LOT\0"],
    ].map((place) => ({ cursor: Buffer.from(JSON.stringify(place)).toString("base64url") })),
  ]) {
    await expect(call("enterprise", query)).rejects.toMatchObject({ code: "bad_request" });
  }
});
