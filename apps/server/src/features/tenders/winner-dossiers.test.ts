import { getTender } from "@tc/contract";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Tier } from "@tc/domain";
import { storeGenerated } from "../../testing/tenders/store-generated.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { SearchReplica } from "../search/index.ts";
import { getSupplier } from "../suppliers/get-supplier.ts";
import { getTender as readTender, TenderTexts } from "./get-tender.ts";

interface MarketLot {
  readonly slug: string;
  readonly lotId: string;
  readonly names: string[];
}

let database: TestDatabase;
let search: SearchReplica;
let tenders: TenderTexts;
const owner = () => database.owner.db;

beforeAll(async () => {
  database = await createTestDatabase();
  await storeGenerated(database, { seed: 11, count: 120, today: "2026-11-21" });
  const log = pino({ level: "silent" });
  search = new SearchReplica({ db: database.db, log, snapshotFile: undefined });
  await search.open();
});
// TenderTexts caches answers, so each test starts with an empty one.
beforeEach(() => {
  tenders = new TenderTexts(search);
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

async function asTier(tier: Tier) {
  const { actor } = await makeAgency(database, { tier });
  return testContext(database, { actor });
}

async function read(slug: string, tier: Tier = "enterprise") {
  const isSample = async () => false;
  const { json } = await readTender(await asTier(tier), { tenders, isSample }, slug);
  return getTender.response.parse(JSON.parse(json));
}

/** Ids of the winners of one lot as the answer names them */
async function idsOf({ slug, lotId }: Pick<MarketLot, "slug" | "lotId">) {
  const { tender, supplierIds } = await read(slug);
  const at = tender.results.findIndex((result) => result.lotId === lotId);
  return supplierIds?.[at];
}

/** Lots of agency sectors with winners, by the stored rows alone */
async function listMarketLots(): Promise<MarketLot[]> {
  const { rows } = await sql<MarketLot>`
    select t.slug, m.lot_id as "lotId",
      array(select name_key from supplier where id = any(m.supplier_ids) order by name_key) as names
    from market_award m join tender t on t.id = m.tender_id
    where cardinality(m.supplier_ids) > 0 order by t.slug, m.lot_id`.execute(owner());
  return rows;
}

async function namesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select name_key as key from supplier where id = any(${[...ids]}::uuid[]) order by name_key`.execute(
    owner(),
  );
  return rows.map(({ key }) => key);
}

test("each winner of a lot of agency sectors has the id of the dossier that counts the lot", async () => {
  const lots = await listMarketLots();
  expect(lots.length).toBeGreaterThan(20);
  for (const lot of lots) {
    const ids = await idsOf(lot);
    expect(ids, lot.slug).not.toContain(null);
    expect(await namesOf(ids!.filter((id) => id !== null)), lot.slug).toEqual(lot.names);
  }
  const { tender, supplierIds } = await read(lots[0]!.slug);
  expect(supplierIds?.map((ids) => ids.length)).toEqual(
    tender.results.map(({ winners }) => winners.length),
  );
  const [id] = (await idsOf(lots[0]!))!;
  const dossier = await getSupplier(await asTier("enterprise"), id!);
  expect(dossier.id).toBe(id);
  expect(dossier.latest.map(({ tenderSlug }) => tenderSlug)).toContain(lots[0]!.slug);
});

test("winners of a lot of no agency sector have none", async () => {
  const [lot] = await listMarketLots();
  expect(await idsOf(lot!)).toBeDefined();
  await sql`delete from market_award m using tender t
    where t.id = m.tender_id and t.slug = ${lot!.slug}`.execute(owner());
  tenders = new TenderTexts(search);
  const { supplierIds, tender } = await read(lot!.slug);
  expect(tender.results.flatMap(({ winners }) => winners)).not.toEqual([]);
  expect(supplierIds).toBeUndefined();
});

test("a tender that the plan's volume cap locks tells of no winner", async () => {
  const slugs = [...new Set((await listMarketLots()).map(({ slug }) => slug))];
  let locked = 0;
  for (const slug of slugs) {
    const answer = await read(slug, "basis");
    if (!answer.volumeLock) continue;
    locked++;
    expect((await read(slug)).supplierIds).toBeDefined();
    expect(answer.supplierIds).toBeUndefined();
  }
  expect(locked).toBeGreaterThan(0);
});
