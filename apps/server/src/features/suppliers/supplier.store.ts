import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** One company: every stored supplier that bears its name, as business intelligence joins them. */
export interface SupplierRow {
  /** The first one, which business intelligence names too */
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly ids: string[];
  readonly spellings: string[];
  readonly towns: string[];
}

export async function findSupplier(db: Db, id: string): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`
    select min(id::text) as id, min(name) as name, name_key as "nameKey", array_agg(id::text order by id) as ids,
      array_agg(distinct name order by name) as spellings,
      coalesce(array_agg(distinct town order by town) filter (where town is not null), '{}') as towns
    from supplier where name_key = (select name_key from supplier where id = ${id})
    group by name_key`.execute(db);
  return rows[0];
}

/** The lots that these suppliers won; the value only where nobody else won the lot too. */
function wonBy(ids: readonly string[]): RawBuilder<unknown> {
  return sql`won as materialized (
    select tender_id, lot_id, decided_on, sectors, buyer_id, offers, supplier_ids,
      case when cardinality(supplier_ids) = 1 then value_cents end as cents
    from market_award where supplier_ids && ${[...ids]}::uuid[])`;
}

export interface Totals {
  readonly wins: number;
  readonly tenders: number;
  readonly undated: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly valueCents: number | null;
  readonly offersN: number;
  readonly single: number;
  readonly withBuyer: number;
  readonly dated: number;
}

export async function findTotals(db: Db, ids: readonly string[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with ${wonBy(ids)}
    select count(*)::int as wins, count(distinct tender_id)::int as tenders,
      (count(*) filter (where decided_on is null))::int as undated, min(decided_on) as from, max(decided_on) as to,
      sum(cents)::float8 as "valueCents", count(offers)::int as "offersN",
      (count(*) filter (where offers = 1))::int as single, count(buyer_id)::int as "withBuyer",
      (count(*) filter (where exists (
        select from retender_contract c where c.tender_id = won.tender_id and won.lot_id = any(c.lot_ids)
          and c.gap is null and c.terms ->> 'endsOn' is not null)))::int as dated
    from won`.execute(db);
  return rows[0]!;
}

export interface ValueGroup {
  /** "" of all together */
  readonly sector: string;
  readonly total: number;
  readonly n: number;
  readonly quantiles: number[] | null;
  readonly values: number[] | null;
}

/** Lists of single values end where a spread says more. */
export const fewestForSpread = 20;

export async function listValueGroups(db: Db, ids: readonly string[]): Promise<ValueGroup[]> {
  const { rows } = await sql<ValueGroup>`
    with ${wonBy(ids)}
    select s.sector, count(*)::int as total, count(cents)::int as n,
      percentile_disc(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by cents)::float8[] as quantiles,
      case when count(cents) < ${fewestForSpread}
        then array_agg(cents::float8 order by cents) filter (where cents is not null) end as values
    from won cross join lateral (select '' as sector union all select unnest(sectors)) s
    group by s.sector`.execute(db);
  return rows;
}

export async function countByQuarter(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ quarter: string; wins: number }>`
    with ${wonBy(ids)}
    select date_trunc('quarter', decided_on)::date as quarter, count(*)::int as wins
    from won where decided_on is not null group by 1`.execute(db);
  return rows;
}

export interface BuyerRow {
  readonly id: string;
  readonly name: string;
  readonly wins: number;
  readonly lastOn: string | null;
  readonly endsOn: string | null;
  readonly slug: string | null;
  readonly lotId: string | null;
  readonly isOnRadar: boolean | null;
}

/** Buyers by the lots that they awarded to it, with the next end of a contract that still runs. */
export async function listBuyers(
  db: Db,
  ids: readonly string[],
  options: { readonly top: number; readonly today: string; readonly radarUntil: string },
): Promise<{ count: number; repeated: number; parties: BuyerRow[] }> {
  const { rows } = await sql<{ count: number; repeated: number; parties: BuyerRow[] }>`
    with ${wonBy(ids)}, counted as (
      select buyer_id, count(*)::int as wins, max(decided_on) as "lastOn" from won
      where buyer_id is not null group by buyer_id
    ), placed as (
      select b.id, b.name, wins, "lastOn", row_number() over (order by wins desc, b.name, b.id) as place
      from counted join buyer b on b.id = counted.buyer_id
    ), listed as (
      select placed.*, ending.* from placed left join lateral (
        select c.terms ->> 'endsOn' as "endsOn", t.slug, c.lot_id as "lotId",
          c.successor_id is null and c.possible_to >= ${options.today}::date
            and c.possible_from <= ${options.radarUntil}::date as "isOnRadar"
        from won join retender_contract c on c.tender_id = won.tender_id and won.lot_id = any(c.lot_ids)
          join tender t on t.id = c.tender_id
        where won.buyer_id = placed.id and c.gap is null and c.terms ->> 'endsOn' >= ${options.today}
        order by c.terms ->> 'endsOn', t.slug, c.lot_id limit 1) ending on true
      where place <= ${options.top}
    )
    select (select count(*)::int from counted) as count,
      (select count(*)::int from counted where wins > 1) as repeated,
      coalesce((select json_agg(listed order by place) from listed), '[]') as parties`.execute(db);
  return rows[0]!;
}

export interface Partners {
  readonly lots: number;
  readonly count: number;
  readonly parties: { readonly id: string; readonly name: string; readonly lots: number }[];
}

/** Who won the same lots beside it. Another rank is another offer; without ranks nothing tells them apart. */
export async function listPartners(
  db: Db,
  supplier: Pick<SupplierRow, "ids" | "nameKey">,
  top: number,
): Promise<Partners> {
  const { rows } = await sql<Partners>`
    with ${wonBy(supplier.ids)}, beside as (
      select distinct won.tender_id, won.lot_id, s.name_key
      from won
        join award_winner own on own.tender_id = won.tender_id and own.lot_id = won.lot_id
          and own.supplier_id = any(${supplier.ids}::uuid[])
        join award_winner w on w.tender_id = won.tender_id and w.lot_id = won.lot_id
          and (w.rank is null or own.rank is null or w.rank = own.rank)
        join supplier s on s.id = w.supplier_id
      where cardinality(won.supplier_ids) > 1 and s.name_key <> ${supplier.nameKey}
    ), counted as (select name_key, count(*)::int as lots from beside group by name_key),
    placed as (
      select p.id, p.name, lots, row_number() over (order by lots desc, counted.name_key) as place
      from counted cross join lateral (
        select min(id::text) as id, min(name) as name from supplier where name_key = counted.name_key) p
    )
    select (select count(*)::int from (select distinct tender_id, lot_id from beside) l) as lots,
      (select count(*)::int from counted) as count,
      coalesce((select json_agg(placed order by place) from placed where place <= ${top}), '[]') as parties`.execute(
    db,
  );
  return rows[0]!;
}

export interface LatestRow {
  readonly slug: string;
  readonly title: string;
  readonly lotId: string;
  readonly on: string | null;
  readonly buyerName: string | null;
  readonly cents: number | null;
  readonly offers: number | null;
}

export async function listLatest(
  db: Db,
  ids: readonly string[],
  limit: number,
): Promise<LatestRow[]> {
  const { rows } = await sql<LatestRow>`
    with ${wonBy(ids)}, last as (
      select * from won order by decided_on desc nulls last, tender_id, lot_id limit ${limit}
    )
    select t.slug, t.title, last.lot_id as "lotId", last.decided_on as on, b.name as "buyerName",
      last.cents::float8 as cents, last.offers
    from last join tender t on t.id = last.tender_id left join buyer b on b.id = last.buyer_id
    order by last.decided_on desc nulls last, last.tender_id, last.lot_id`.execute(db);
  return rows;
}
