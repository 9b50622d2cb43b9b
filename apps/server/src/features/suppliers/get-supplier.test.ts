import { getSupplier as endpoint } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { testId } from "../../testing/tenders/make-tender.ts";
import { randomMarket } from "../business-intelligence/market/random-market.fixture.ts";
import { StatedNotices, statedNotice, statedResult } from "../ingestion/reading/stated-notices.ts";
import { readRetenders } from "../retenders/read-retenders.ts";
import { expectSuppliersEqual } from "./recomputed-supplier.fixture.ts";
import { suppliersRoutes } from "./suppliers.routes.ts";

const stated = new StatedNotices();
let database: TestDatabase;
let agency: MadeAgency;
beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = testContext(database);
  await stated.arrive(ctx, ...randomMarket());
  await readRetenders(ctx, new AbortController().signal);
  agency = await makeAgency(database, { tier: "enterprise" });
});
afterAll(async () => {
  await stated.reader.close();
  await database.drop();
});

const [route] = suppliersRoutes();
async function read(id: string, { actor }: Pick<MadeAgency, "actor"> = agency) {
  const input = { params: { id }, query: {}, body: undefined };
  const answer = await route!.answer(testContext(database, { actor }), input);
  return endpoint.response.parse(JSON.parse(answer?.json ?? "null"));
}

async function supplierNamed(name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from supplier where name = ${name} order by id`.execute(database.owner.db);
  return rows[0]!.id;
}

/** A procedure that this company won, with its tender's id. */
async function wonBy(name: string, number: number, result: object = {}): Promise<string> {
  const call = statedNotice(number, { publishedOn: "2026-02-02", title: `Kampagne ${number}` });
  const published = statedResult(number + 5_000, call, name);
  await stated.arrive(testContext(database), call, {
    ...published,
    publishedOn: "2026-06-01",
    results: published.results.map((lot) => ({ ...lot, decidedOn: "2026-05-20", ...result })),
  });
  const { rows } = await sql<{ id: string }>`
    select id from tender where title = ${call.title ?? ""}`.execute(database.owner.db);
  return rows[0]!.id;
}

async function label({ agencyId }: MadeAgency, tenderId: string, kind: string, retracted = false) {
  await sql`
    insert into tender_label (agency_id, tender_id, kind, source, created_at, retracted_at)
    values (${agencyId}, ${tenderId}, ${kind}, 'user', '2026-07-01T10:00:00Z',
      ${retracted ? "2026-07-02T10:00:00Z" : null})`.execute(database.owner.db);
}

describe("the dossier of a supplier", () => {
  test("tells for every company what the stored results say", async () => {
    const { suppliers, dated, shared } = await expectSuppliersEqual(database, agency);
    expect(Math.min(suppliers, dated, shared), "each kind of figure is there").toBeGreaterThan(5);
  });

  test("is one for all spellings and towns of a name, whichever of their ids is asked for", async () => {
    await wonBy("Nordwind Kreativ GmbH", 901);
    const first = await supplierNamed("Nordwind Kreativ GmbH");
    const twin = testId(777);
    await database.owner.db
      .insertInto("supplier")
      .values({ id: twin, name: "NORDWIND-KREATIV GmbH", town: "Ulm", identifiers: "[]" })
      .execute();
    const dossier = await read(twin);
    expect(dossier).toMatchObject({ wins: 1, spellingCount: 2, towns: ["Kiel", "Ulm"] });
    expect(await read(first)).toEqual(dossier);
  });

  test("counts others of the same lot as possible partners, unless their ranks differ", async () => {
    const winner = (name: string, rank?: number) => ({
      name,
      identifiers: [],
      ...(rank !== undefined && { rank }),
    });
    await wonBy("Duo A GmbH", 911, {
      winners: [winner("Duo A GmbH", 1), winner("Duo B GmbH", 1), winner("Zweite GmbH", 2)],
    });
    const { partners, values } = await read(await supplierNamed("Duo A GmbH"));
    expect(partners).toMatchObject({
      lots: 1,
      count: 1,
      parties: [{ name: "Duo B GmbH", lots: 1 }],
    });
    expect(values, "which part of the value is whose is not published").toMatchObject({
      n: 0,
      of: 1,
    });
  });

  test("names what the caller lost to it, and nothing of anybody else's", async () => {
    const lost = await wonBy("Rivale GmbH", 921);
    const withdrawn = await wonBy("Rivale GmbH", 922);
    const elsewhere = await wonBy("Dritte GmbH", 923);
    const typed = await wonBy("Niemand GmbH", 924, { winners: [] });
    await label(agency, lost, "lost");
    await label(agency, withdrawn, "lost", true);
    await label(agency, elsewhere, "lost");
    await label(agency, typed, "lost");
    await sql`
      insert into pipeline_outcome (agency_id, tender_id, stage, winner, reasons, at, by_name, knew_result)
      values (${agency.agencyId}, ${typed}, 'lost', 'RIVALE  gmbh', '{}', '2026-07-01', 'Ada', false),
        (${agency.agencyId}, ${elsewhere}, 'lost', 'Rivale GmbH', '{}', '2026-07-01', 'Ada', false)`.execute(
      database.owner.db,
    );
    const other = await makeAgency(database, { tier: "enterprise" });
    await label(other, withdrawn, "lost");
    const id = await supplierNamed("Rivale GmbH");
    const { lostTo } = await read(id);
    expect(lostTo, "a published winner outweighs one that was written down").toMatchObject({
      n: 2,
      lost: 3,
    });
    expect(lostTo.cases.map(({ title }) => title)).toEqual(["Kampagne 921", "Kampagne 924"]);
    const others = await read(id, other);
    expect(others.lostTo).toMatchObject({ n: 1, lost: 1, cases: [{ title: "Kampagne 922" }] });
  });

  test("of a company without a win in an agency sector is empty", async () => {
    await database.owner.db
      .insertInto("supplier")
      .values({ id: testId(778), name: "Tiefbau Muster AG", identifiers: "[]" })
      .execute();
    expect(await read(testId(778))).toMatchObject({
      wins: 0,
      values: { n: 0, of: 0 },
      buyers: { n: 0, count: 0, parties: [] },
      periods: [],
      latest: [],
      partners: { lots: 0, parties: [] },
    });
  });

  test("tells a caller that it is the caller's own", async () => {
    await wonBy("Eigene Werbung GmbH", 931);
    const id = await supplierNamed("Eigene Werbung GmbH");
    expect((await read(id)).isOwn).toBe(false);
    await sql`
      insert into agency_key (agency_id, key)
      select ${agency.agencyId}, key from supplier_key where supplier_id = ${id}`.execute(
      database.owner.db,
    );
    expect((await read(id)).isOwn).toBe(true);
  });

  test("is for Enterprise, and for companies that exist", async () => {
    const id = await supplierNamed("Agentur 1 GmbH");
    for (const tier of [null, "basis", "premium", "trial"] as const satisfies (Tier | null)[]) {
      await expect(read(id, await makeAgency(database, { tier }))).rejects.toMatchObject({
        code: "plan_required",
        details: { feature: "businessIntelligence", tier: "enterprise" },
      });
    }
    await expect(read(testId(999))).rejects.toMatchObject({ code: "not_found" });
    await expect(read("1 or 1=1")).rejects.toMatchObject({ code: "bad_request" });
  });
});
