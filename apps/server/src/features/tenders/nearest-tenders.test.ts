import { nearestTenders } from "@tc/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Actor } from "../../platform/context.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { searchQuery } from "../../testing/tenders/search-query.ts";
import { SearchReplica } from "../search/index.ts";
import { tendersRoutes } from "./index.ts";

let database: TestDatabase;
let search: SearchReplica;
let route: BoundEndpoint | undefined;
let actor: Actor;
const buyerId = testId(900);

beforeAll(async () => {
  database = await createTestDatabase();
  ({ actor } = await makeAgency(database));
  const deadline = { kind: "offer" as const, at: "2026-12-01T22:59:59Z", hasTime: true };
  const tenders = [
    makeTender({
      title: "Kommunikationskampagne",
      cpv: ["79341000"],
      nuts: ["DEA23"],
      lots: [{ deadlines: [deadline] }],
    }),
    makeTender({ title: "Rahmenvertrag Druck", stage: "awarded", nuts: ["DEA"] }),
    makeTender({ title: "Imagefilm", nuts: ["DE212"], cpv: ["92111000"] }),
    makeTender({ title: "Unternehmensvideo", nuts: ["DEA23"], cpv: ["92111000"] }),
  ];
  await saveTenders(
    database.db,
    tenders.map((tender, at) => ({ id: testId(at + 1), tender, buyerId })),
  );
  search = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
  });
  await search.open();
  route = tendersRoutes(search).find(({ endpoint }) => endpoint.path === nearestTenders.path);
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

async function nearest(query: object) {
  const ctx = testContext(database, { actor });
  const answer = await route?.answer(ctx, { query, params: {}, body: undefined });
  const { items, basis, isWithinFilters } = nearestTenders.response.parse(
    JSON.parse(answer?.json ?? "null"),
  );
  return { titles: items.map(({ title }) => title), basis, isWithinFilters };
}

describe("a search without results", () => {
  test("offers what has any of its words, within its filters first", async () => {
    expect(await nearest({ q: "Kampagne Quantenphysik", state: "open" })).toEqual({
      titles: ["Kommunikationskampagne"],
      basis: "words",
      isWithinFilters: true,
    });
  });

  test("leaves the filters where nothing within them comes near", async () => {
    expect(await nearest({ q: "Kampagne", region: "DEG" })).toEqual({
      titles: ["Kommunikationskampagne"],
      basis: "words",
      isWithinFilters: false,
    });
  });

  test("reads a question of many unknown words once, though it is answered twice", async () => {
    const reading = vi.spyOn(search, "nearest");
    await nearest({ q: "afkp/hmrw/zzqy/xqzwv", region: "DEG" });
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
  });

  test("shows the newest open ones where no word means anything", async () => {
    expect(await nearest({ q: "xqzwv", region: "DEG" })).toEqual({
      titles: ["Kommunikationskampagne"],
      basis: "newest",
      isWithinFilters: false,
    });
  });
});

describe("a search of few results", () => {
  test("is followed by what is near and no result", async () => {
    expect(await nearest({ q: '"Imagefilm"', limit: 1 })).toEqual({
      titles: ["Unternehmensvideo"],
      basis: "words",
      isWithinFilters: true,
    });
  });

  test("stays within its filters, even where nothing within them comes near", async () => {
    expect(await nearest({ q: '"Imagefilm"', region: "DE2" })).toEqual({
      titles: [],
      basis: "words",
      isWithinFilters: true,
    });
  });

  test("of twenty results reads no words again", async () => {
    const twenty = { ...(await search.search(searchQuery())), total: 20 };
    const searching = vi.spyOn(search, "search").mockResolvedValueOnce(twenty);
    const reading = vi.spyOn(search, "nearest");
    expect((await nearest({ q: "Kampagne" })).titles).toEqual([]);
    expect(reading).not.toHaveBeenCalled();
    searching.mockRestore();
    reading.mockRestore();
  });
});
