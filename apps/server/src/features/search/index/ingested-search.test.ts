import { getTender, listTenders } from "@tc/contract";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../../platform/context.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { storeGenerated } from "../../../testing/tenders/store-generated.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { tendersRoutes } from "../../tenders/index.ts";
import { SearchReplica } from "../replica/search-replica.ts";

let database: TestDatabase;
let search: SearchReplica;
let routes: ReturnType<typeof tendersRoutes>;
let actor: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ actor } = await makeAgency(database, { tier: "enterprise" }));
  await storeGenerated(database, { seed: 11, count: 120, today: "2026-11-21" });
  search = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
  });
  await search.open();
  routes = tendersRoutes(search);
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

async function answer(path: string, input: { query?: object; params?: object }) {
  const bound = routes.find(({ endpoint }) => endpoint.path === path);
  const { query = {}, params = {} } = input;
  const found = await bound?.answer(testContext(database, { actor }), {
    query,
    params,
    body: undefined,
  });
  return JSON.parse(found?.json ?? "null");
}
const list = async (query: object) =>
  listTenders.response.parse(await answer(listTenders.path, { query: { limit: "100", ...query } }));

/** Tenders whose own texts hold these letters, whatever the index thinks. */
async function withLetters(letters: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tender where lower(concat_ws(' ', title, record->>'description',
      (select string_agg(concat_ws(' ', lot->>'title', lot->>'description'), ' ')
        from jsonb_array_elements(record::jsonb -> 'lots') lot))) like ${`%${letters}%`}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

test("every ingested tender is found, and its own record behind its address", async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tender`.execute(
    database.db,
  );
  const { total, items } = await list({});
  expect(total).toBe(rows[0]?.n);
  for (const { slug, title } of items.slice(0, 20)) {
    const detail = getTender.response.parse(await answer(getTender.path, { params: { slug } }));
    expect(detail.tender.title).toBe(title);
  }
});

test("Kampagne finds compounds of it and nothing without it", async () => {
  const compounds = await withLetters("kommunikationskampagne");
  expect(compounds.length).toBeGreaterThan(0);
  const found = (await list({ q: "Kampagne" })).items.map(({ id }) => id);
  const holders = await withLetters("kampagne");
  expect(found).toEqual(expect.arrayContaining(compounds));
  expect(found.filter((id) => !holders.includes(id))).toEqual([]);
});

test.each([
  [
    "Öffentlichkeitsarbeit",
    ["Oeffentlichkeitsarbeit", "ÖFFENTLICHKEITSARBEIT", "offentlichkeitsarbeit"],
  ],
  ["Gestaltung", ["gestaltung", "GESTALTUNG"]],
])("%s is found however it is written", async (word, spellings) => {
  const { total } = await list({ q: word });
  expect(total).toBeGreaterThan(0);
  for (const spelling of spellings) expect((await list({ q: spelling })).total).toBe(total);
});

test("a mistyped word finds what was meant and says so", async () => {
  const meant = await list({ q: "Kampagne" });
  const typo = await list({ q: "Kampange" });
  expect(typo.items.map(({ id }) => id).toSorted()).toEqual(
    meant.items.map(({ id }) => id).toSorted(),
  );
  expect(typo.corrections).toEqual([
    { typed: "Kampange", searched: expect.stringMatching(/^kampagne/) },
  ]);
});

test("each buyer of a tender has its page, and a buyer's filter finds its tenders", async () => {
  const { items } = await list({});
  for (const { slug, buyer } of items.slice(0, 40)) {
    const { tender, buyerIds } = getTender.response.parse(
      await answer(getTender.path, { params: { slug } }),
    );
    expect(buyerIds).toHaveLength(tender.buyers.length);
    expect(buyerIds.every((id) => id !== null)).toBe(true);
    expect(buyerIds[0]).toBe(buyer?.id);
    const own = await list({ buyer: buyer?.id });
    expect(own.items.map((item) => item.slug)).toContain(slug);
    expect(own.items.every((item) => item.buyer?.id === buyer?.id)).toBe(true);
  }
});
