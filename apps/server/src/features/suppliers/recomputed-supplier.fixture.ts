import { getSupplier as endpoint } from "@tc/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { world } from "../business-intelligence/market/recomputed.fixture.ts";
import { getSupplier } from "./get-supplier.ts";

interface Lot {
  readonly id: string;
  readonly lotId: string;
  readonly slug: string;
  readonly day: string | null;
  readonly sectors: string[];
  readonly buyer: string | null;
  readonly offers: number | null;
  readonly cents: number | null;
  /** Each winner by its plain name */
  readonly winners: readonly {
    readonly id: string;
    readonly company: string;
    readonly rank: number | null;
  }[];
  readonly endsOn: string | null;
}

const always = {
  sectors: [],
  region: undefined,
  buyer: undefined,
  level: undefined,
  from: "0001-01-01",
  to: "9999-12-31",
  grain: "month",
} as const;
const plain = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/** The awarded lots straight from tenders and awards as they are stored; everything else is counted here. */
async function listLots(database: TestDatabase): Promise<Lot[]> {
  const { rows } = await sql<
    Omit<Lot, "winners"> & { winners: { id: string; name: string; rank: number | null }[] }
  >`
    with ${world(always)}
    select won.id, won.lot_id as "lotId", t.slug, won.day, won.own_sectors as sectors, t.buyer_id as buyer, won.offers,
      won.cents::float8 as cents,
      (select json_agg(json_build_object('id', s.id, 'name', s.name, 'rank', w.rank))
        from award_winner w join supplier s on s.id = w.supplier_id
        where w.tender_id = won.id and w.lot_id = won.lot_id) as winners,
      (select max(c.terms ->> 'endsOn') from retender_contract c, unnest(c.lot_ids) l
        where c.tender_id = won.id and l = won.lot_id and c.gap is null) as "endsOn"
    from won join tender t on t.id = won.id`.execute(database.owner.db);
  return rows.map(({ winners, ...lot }) => ({
    ...lot,
    winners: (winners ?? []).map(({ name, ...winner }) => ({ ...winner, company: plain(name) })),
  }));
}

/** Every company's dossier beside the same figures counted from the stored results. */
export async function expectSuppliersEqual(
  database: TestDatabase,
  { actor }: Pick<MadeAgency, "actor">,
): Promise<{ suppliers: number; dated: number; shared: number }> {
  const lots = await listLots(database);
  const ctx = testContext(database, { actor });
  const companies = new Map(
    lots.flatMap(({ winners }) => winners.map(({ company, id }) => [company, id] as const)),
  );
  const today = ctx.now().toISOString().slice(0, 10);
  let [dated, shared] = [0, 0];
  for (const [company, id] of companies) {
    const dossier = endpoint.response.parse(await getSupplier(ctx, id));
    const lotsWon = lots.filter((lot) => lot.winners.some((winner) => winner.company === company));
    const cents = lotsWon.flatMap((lot) =>
      lot.winners.length === 1 && lot.cents !== null ? lot.cents : [],
    );
    const days = lotsWon.flatMap(({ day }) => day ?? []).toSorted();
    expect(dossier).toMatchObject({
      wins: lotsWon.length,
      tenders: new Set(lotsWon.map((lot) => lot.id)).size,
      undated: lotsWon.length - days.length,
      alone: {
        n: lotsWon.filter(({ offers }) => offers !== null).length,
        of: lotsWon.length,
        single: lotsWon.filter(({ offers }) => offers === 1).length,
      },
    });
    expect([dossier.from, dossier.to]).toEqual([days[0], days.at(-1)]);
    expect(dossier.values).toMatchObject({ n: cents.length, of: lotsWon.length });
    expect(dossier.values.sumCents ?? 0).toBe(cents.reduce((sum, value) => sum + value, 0));
    const sorted = cents.toSorted((a, b) => a - b);
    expect(dossier.values.groups[0]?.median).toBe(
      sorted.length < 8 ? undefined : sorted[Math.ceil(sorted.length / 2) - 1],
    );
    expect(dossier.values.groups[0]?.values).toEqual(sorted.length < 20 ? sorted : undefined);
    expect(new Map(dossier.sectors.map(({ sector, wins }) => [sector as string, wins]))).toEqual(
      countBy(lotsWon.flatMap(({ sectors }) => sectors)),
    );
    expect(dossier.periods.reduce((sum, { wins }) => sum + wins, 0)).toBe(days.length);
    const labels = countBy(days.map((day) => labelOf(day, dossier.grain)));
    for (const { label, wins } of dossier.periods) expect(wins).toBe(labels.get(label) ?? 0);
    expectBuyersEqual(dossier, lotsWon, today);
    expectPartnersEqual(dossier, lotsWon, company, companies);
    dated += dossier.buyers.dated;
    shared += dossier.partners.lots;
  }
  return { suppliers: companies.size, dated, shared };
}

type Dossier = ReturnType<typeof endpoint.response.parse>;

function expectBuyersEqual({ buyers }: Dossier, lotsWon: readonly Lot[], today: string): void {
  const wins = countBy(lotsWon.flatMap(({ buyer }) => buyer ?? []));
  expect(buyers).toMatchObject({
    n: lotsWon.filter(({ buyer }) => buyer !== null).length,
    of: lotsWon.length,
    count: wins.size,
    repeated: [...wins.values()].filter((count) => count > 1).length,
    dated: lotsWon.filter(({ endsOn }) => endsOn !== null).length,
  });
  expect(buyers.parties.map((party) => party.wins)).toEqual(
    [...wins.values()].toSorted((a, b) => b - a).slice(0, 12),
  );
  for (const party of buyers.parties) {
    const theirs = lotsWon.filter(({ buyer }) => buyer === party.id);
    expect(party.wins).toBe(theirs.length);
    expect(party.lastOn).toBe(
      theirs
        .flatMap(({ day }) => day ?? [])
        .toSorted()
        .at(-1),
    );
    const ends = theirs.flatMap(({ endsOn }) => endsOn ?? []).filter((day) => day >= today);
    expect(party.nextEnd?.on).toBe(ends.toSorted()[0]);
  }
}

function expectPartnersEqual(
  { partners }: Dossier,
  lotsWon: readonly Lot[],
  company: string,
  companies: ReadonlyMap<string, string>,
): void {
  const beside = lotsWon.map(({ winners }) => {
    const ranks = winners.filter((it) => it.company === company).map(({ rank }) => rank);
    return new Set(
      winners
        .filter((it) => it.company !== company)
        .filter(({ rank }) => ranks.some((mine) => mine === null || rank === null || mine === rank))
        .map((it) => it.company),
    );
  });
  const counts = countBy(beside.flatMap((names) => [...names]));
  expect(partners).toMatchObject({
    lots: beside.filter((names) => names.size > 0).length,
    count: counts.size,
  });
  expect(partners.parties.map(({ lots }) => lots)).toEqual(
    [...counts.values()].toSorted((a, b) => b - a).slice(0, 10),
  );
  for (const { name, lots } of partners.parties) {
    expect(companies.has(plain(name))).toBe(true);
    expect(lots).toBe(counts.get(plain(name)));
  }
}

function labelOf(day: string, grain: "quarter" | "year"): string {
  const [year, month] = day.split("-");
  return grain === "year" ? year! : `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
