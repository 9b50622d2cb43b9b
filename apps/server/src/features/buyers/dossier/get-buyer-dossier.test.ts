import { getBuyerDossier as endpoint } from "@tc/contract";
import type { ProcedureType, Tender, Tier } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { buyersRoutes } from "../buyers.routes.ts";
import { getBuyerDossier } from "./get-buyer-dossier.ts";
import { noticePractice } from "./notice-practice.ts";

const large = testId(901);
const small = testId(902);
const silent = testId(903);
const winners = ["Agentur A", "Agentur B", "Agentur C"];
let database: TestDatabase;

interface Award {
  readonly n: number;
  readonly buyer: string;
  readonly price?: number;
  readonly offers?: number;
  readonly euros?: number;
  readonly winner?: string;
  readonly outcome?: "selec-w" | "clos-nw";
  readonly procedure?: ProcedureType;
  readonly description?: string;
  readonly stage?: Tender["stage"];
}

beforeAll(async () => {
  database = await createTestDatabase();
  const owner = database.owner.db;
  for (const [at, name] of winners.entries()) {
    await owner
      .insertInto("supplier")
      .values({ id: testId(800 + at), name, identifiers: "[]" })
      .execute();
  }
  // The large buyer: 12 procedures, one of them cancelled, one without a call.
  for (let n = 1; n <= 12; n++) {
    await award({
      n,
      buyer: large,
      ...(n <= 10 && { price: [30, 40, 50, 60, 70][n % 5]! }),
      ...(n <= 9 && { offers: n }),
      ...(n <= 8 && { euros: n * 10_000 }),
      ...(n <= 11 && { winner: winners[n % 3]! }),
      outcome: n === 12 ? "clos-nw" : "selec-w",
      procedure: n === 3 ? "neg-wo-call" : "open",
      ...(n % 2 === 0 && {
        description: "Mit dem Angebot sind Gestaltungsentwürfe vorzulegen, sie werden bewertet.",
      }),
    });
  }
  await award({ n: 13, buyer: small, offers: 1, euros: 50_000, winner: winners[0]!, price: 40 });
  await award({ n: 14, buyer: small, offers: 6, procedure: "neg-wo-call" });
  await owner.insertInto("buyer").values({ id: silent, name: "Amt ohne Bekanntmachung" }).execute();
});
afterAll(() => database.drop());

async function award({
  n,
  buyer,
  price,
  offers,
  euros,
  winner,
  outcome = "selec-w",
  ...it
}: Award) {
  const owner = database.owner.db;
  const tender = makeTender({
    title: `Verfahren ${n}`,
    stage: it.stage ?? "awarded",
    buyers: [{ name: `Amt ${buyer.slice(-3)}`, identifiers: [] }],
    procedure: it.procedure ?? "open",
    publishedOn: `2026-01-${String(n).padStart(2, "0")}`,
    ...(it.description !== undefined && { description: it.description }),
    lots: [
      {
        awardCriteria:
          price === undefined
            ? []
            : [
                { type: "price", weight: price, weightUnit: "percent" },
                { type: "quality", weight: 100 - price, weightUnit: "percent" },
              ],
      },
    ],
  });
  await saveTenders(owner, [{ id: testId(n), tender, buyerId: buyer }]);
  const day = `2026-03-${String(n).padStart(2, "0")}`;
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, offers_received, offers_received_code, value_cents,
      value_currency, awarded_on)
    values (${testId(n)}, 'LOT-0001', ${buyer}, ${outcome}, ${offers ?? null}, 'tenders',
      ${euros === undefined ? null : euros * 100}, 'EUR', ${day})`.execute(owner);
  if (winner !== undefined) {
    await owner
      .insertInto("award_winner")
      .values({
        tender_id: testId(n),
        lot_id: "LOT-0001",
        supplier_id: testId(800 + winners.indexOf(winner)),
      })
      .execute();
  }
}

async function read(buyer: string, tier: Tier = "premium") {
  const { actor } = await makeAgency(database, { tier });
  return endpoint.response.parse(await getBuyerDossier(testContext(database, { actor }), buyer));
}

/** The same figures from the tables alone; lower values count between two, as in our medians. */
async function recomputed(buyer: string) {
  const quartiles = (column: string) =>
    sql.raw(`json_build_object('low', percentile_disc(0.25) within group (order by ${column}),
      'median', percentile_disc(0.5) within group (order by ${column}),
      'high', percentile_disc(0.75) within group (order by ${column}))`);
  const { rows } = await sql<Record<string, unknown>>`
    select count(*)::int as results, (count(*) filter (where outcome = 'clos-nw'))::int as cancelled,
      (count(offers_received) filter (where outcome = 'selec-w'))::int as offers,
      ${quartiles("case when outcome = 'selec-w' then offers_received end")} as "offerQuartiles",
      (count(value_cents) filter (where outcome = 'selec-w'))::int as values,
      ${quartiles("case when outcome = 'selec-w' then value_cents end")} as "valueQuartiles",
      round(100.0 * count(*) filter (where outcome = 'selec-w' and offers_received = 1)
        / nullif(count(offers_received) filter (where outcome = 'selec-w'), 0))::int as single,
      (select json_agg(json_build_object('name', name, 'count', n) order by n desc, name) from (
        select s.name, count(*)::int as n from award_winner w join award a using (tender_id, lot_id)
          join supplier s on s.id = w.supplier_id
        where a.buyer_id = ${buyer} and a.outcome = 'selec-w' group by s.name) as won) as winners,
      (select ${quartiles("(c ->> 'weight')::numeric")} from tender t,
        json_array_elements(t.record -> 'lots') lot, json_array_elements(lot -> 'awardCriteria') c
        where t.buyer_id = ${buyer} and c ->> 'type' = 'price') as "priceQuartiles"
    from award where buyer_id = ${buyer}`.execute(database.owner.db);
  return rows[0] ?? {};
}

describe("the dossier of a buyer", () => {
  test("tells figures that another way of counting confirms", async () => {
    const dossier = await read(large);
    const other = await recomputed(large);
    expect(dossier.results).toBe(other["results"]);
    expect(dossier.cancellations).toMatchObject({ n: other["cancelled"], of: other["results"] });
    expect(dossier.offers).toMatchObject({
      n: other["offers"],
      of: 11,
      quartiles: other["offerQuartiles"],
      singlePercent: other["single"],
    });
    expect(dossier.values).toMatchObject({
      n: other["values"],
      of: 11,
      quartiles: other["valueQuartiles"],
    });
    expect(dossier.winners.parties.map(({ name, count }) => ({ name, count }))).toEqual(
      other["winners"],
    );
    expect(dossier.priceWeight).toMatchObject({
      n: 10,
      of: 12,
      unclear: 0,
      quartiles: other["priceQuartiles"],
    });
    expect(dossier).toMatchObject({ tenders: 12, from: "2026-01-01", to: "2026-03-12" });
  });

  test("gives shares from eight on, and no cases beside them", async () => {
    const { winners: won, offers, values, priceWeight } = await read(large);
    expect(won.n).toBe(11);
    expect(won.parties.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1);
    expect([offers.cases, values.cases, priceWeight.cases]).toEqual([[], [], []]);
  });

  test("gives the cases below eight, and no median or share", async () => {
    const { winners: won, offers, values, priceWeight } = await read(small);
    expect(won).toEqual({
      n: 1,
      of: 2,
      parties: [{ name: "Agentur A", count: 1, supplierId: testId(800) }],
    });
    expect(offers).toEqual({
      n: 2,
      of: 2,
      cases: [
        { slug: `t-${testId(14)}`, title: "Verfahren 14", on: "2026-03-14", value: 6 },
        { slug: `t-${testId(13)}`, title: "Verfahren 13", on: "2026-03-13", value: 1 },
      ],
    });
    expect(values.cases.map(({ value }) => value)).toEqual([5_000_000]);
    expect(priceWeight.cases.map(({ value }) => value)).toEqual([40]);
  });

  test("counts who was awarded without a call among procedures that are named", async () => {
    const { withoutCall } = await read(large);
    expect(withoutCall).toMatchObject({
      n: 1,
      of: 12,
      cases: [{ title: "Verfahren 3", on: "2026-03-03", winners: ["Agentur A"] }],
    });
  });

  test("counts notices that demand drafts, and what they say of a fee", async () => {
    const { pitches } = await read(large);
    expect(pitches).toMatchObject({ n: 6, of: 12, fee: 0, noFee: 0 });
    expect(new Set(pitches.cases.map(({ says }) => says))).toEqual(new Set(["nothing"]));
  });

  test("of a buyer without a single notice is empty", async () => {
    expect(await read(silent)).toMatchObject({
      tenders: 0,
      results: 0,
      offers: { n: 0, of: 0, cases: [] },
      winners: { n: 0, of: 0, parties: [] },
      withoutCall: { n: 0, of: 0, cases: [] },
    });
  });

  test("of a call that the plan locks shows no value of its lots", async () => {
    await saveTenders(database.owner.db, [
      {
        id: testId(50),
        buyerId: testId(950),
        tender: makeTender({
          title: "Laufend mit einem Ergebnis",
          buyers: [{ name: "Amt", identifiers: [] }],
          values: { estimated: { cents: 900_000_000, currency: "EUR" } },
          lots: [{}],
        }),
      },
    ]);
    await sql`
      insert into award (tender_id, lot_id, buyer_id, outcome, value_cents, value_currency)
      values (${testId(50)}, 'LOT-0001', ${testId(950)}, 'selec-w', 77700, 'EUR')`.execute(
      database.owner.db,
    );
    expect((await read(testId(950))).values).toMatchObject({ n: 1, cases: [] });
    expect((await read(testId(950), "enterprise")).values.cases).toHaveLength(1);
  });

  test("of a call that the plan locks tells no weight of the price and nothing of a pitch", async () => {
    const tender = makeTender({
      title: "Läuft noch",
      buyers: [{ name: "Amt", identifiers: [] }],
      description: "Mit dem Angebot sind Gestaltungsentwürfe vorzulegen, sie werden bewertet.",
      values: { estimated: { cents: 900_000_000, currency: "EUR" } },
      lots: [
        {
          awardCriteria: [
            { type: "price", weight: 35, weightUnit: "percent" },
            { type: "quality", weight: 65, weightUnit: "percent" },
          ],
        },
      ],
    });
    await saveTenders(database.owner.db, [{ id: testId(51), buyerId: testId(951), tender }]);
    const locked = await read(testId(951));
    expect(locked.priceWeight).toMatchObject({ n: 1, cases: [] });
    expect(locked.pitches).toMatchObject({ n: 1, cases: [] });
    const { priceWeight, pitches } = await read(testId(951), "enterprise");
    expect([priceWeight.cases, pitches.cases]).toMatchObject([
      [{ title: "Läuft noch", value: 35 }],
      [{ title: "Läuft noch", says: "nothing" }],
    ]);
  });

  test("is for plans that open the competition, and for buyers that exist", async () => {
    const bound = buyersRoutes().find(({ endpoint: { path } }) => path === endpoint.path);
    const call = async (tier: Tier | null, id: string) => {
      const { actor } = await makeAgency(database, { tier });
      const input = { params: { id }, query: {}, body: undefined };
      return bound?.answer(testContext(database, { actor }), input);
    };
    for (const tier of [null, "basis"] as const) {
      await expect(call(tier, large)).rejects.toMatchObject({ code: "plan_required" });
    }
    await expect(call("trial", testId(999))).rejects.toMatchObject({ code: "not_found" });
  });
});

test.each([
  ["Für die Präsentation wird ein Pitch-Honorar von 2.000 EUR gezahlt.", "fee"],
  ["Für die Erstellung der Angebote und Entwürfe wird keine Vergütung gewährt.", "no-fee"],
  ["Mit dem Angebot sind Gestaltungsentwürfe vorzulegen, sie werden bewertet.", "nothing"],
  ["Gesucht wird eine Agentur für Anzeigen.", undefined],
] as const)("a notice that says „%s“ is read as %s", (description, pitch) => {
  expect(noticePractice({ id: "1", description, lots: [] }).pitch).toBe(pitch);
});
