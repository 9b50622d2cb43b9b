import { agencySectorDefinitions, laender } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Scope } from "./scope.store.ts";

// The figures once more, straight from tenders and awards as they are stored, by other statements than the product's.

const prefixes = JSON.stringify(
  Object.entries(agencySectorDefinitions).flatMap(([sector, { cpv }]) =>
    cpv.map((prefix) => ({ sector, prefix })),
  ),
);

/** Tenders of agency sectors, those called for and those decided in the period, and their awarded lots. */
export function world({ sectors, region, buyer, level, from, to }: Scope) {
  return sql`
    prefix as (select * from json_to_recordset(${prefixes}::json) as x (sector text, prefix text)),
    placed as (
      select t.*, array(select distinct p.sector from prefix p where exists (
          select from unnest(t.cpv) c where starts_with(c, p.prefix))) as own_sectors,
        array(select distinct upper(substr(n, 1, 3)) from unnest(t.nuts) n
          where upper(substr(n, 1, 3)) = any(${Object.keys(laender)}::text[])) as places
      from tender t
    ),
    chosen as (
      select * from placed
      where own_sectors <> '{}' and (${sectors.length === 0} or own_sectors && ${sectors}::text[])
        and (${region ?? null}::text is null or ${region ?? null}::text = any(places))
        and (${buyer ?? null}::uuid is null or buyer_id = ${buyer ?? null}::uuid)
        and (${level ?? null}::text is null or level = ${level ?? null}::text)
    ),
    called as (
      select * from chosen
      where stage <> 'planned' and published_on >= ${from}::date and published_on <= ${to}::date
    ),
    won as (
      select c.id, c.own_sectors, a.lot_id, a.offers_received_code,
        case when a.awarded_on > '2000-01-01' and a.awarded_on <= coalesce(c.updated_on, c.published_on)
          then a.awarded_on else coalesce(c.updated_on, c.published_on) end as day,
        nullif(a.offers_received, 0) as offers,
        case when a.value_currency = 'EUR' and a.value_cents > 100 and not c.flags @> '{lot_sum_mismatch}'
          then a.value_cents end as cents
      from chosen c join award a on a.tender_id = c.id
      where a.outcome = 'selec-w'
    ),
    decided as (
      select id, own_sectors from won group by id, own_sectors
      having max(day) >= ${from}::date and max(day) <= ${to}::date
    )`;
}

export async function recomputeVolume(db: Db, scope: Scope) {
  const { rows } = await sql<{ label: string; eu: number; national: number; unknown: number }>`
    with ${world(scope)}
    select to_char(published_on, ${scope.grain === "month" ? "YYYY-MM" : 'YYYY-"Q"Q'}) as label,
      sum((level is not distinct from 'eu')::int)::int as eu,
      sum((level is not distinct from 'national')::int)::int as national,
      sum((level is null)::int)::int as unknown
    from called group by 1 order by 1`.execute(db);
  return rows;
}

export async function recomputeRegions(db: Db, scope: Scope) {
  const { rows } = await sql<{ land: string; count: number }>`
    with ${world(scope)}
    select code as land, (select count(*)::int from called where code = any(places)) as count
    from unnest(${Object.keys(laender)}::text[]) as code`.execute(db);
  const totals = await sql<{ total: number; n: number }>`
    with ${world(scope)}
    select count(*)::int as total, count(nullif(cardinality(places), 0))::int as n from called`.execute(
    db,
  );
  return { ...totals.rows[0], laender: rows.filter(({ count }) => count > 0) };
}

export interface Recomputed {
  readonly sector: string;
  /** Ascending */
  readonly values: number[];
  readonly total: number;
}

/** The middle one of each tender's lots, by counting: as many lots lie below as half of them. */
async function recomputeMiddles(db: Db, scope: Scope, column: "offers" | "cents") {
  const { rows } = await sql<Recomputed>`
    with ${world(scope)},
    lot as (
      select id, ${sql.ref(column)}::float8 as value,
        row_number() over (partition by id order by ${sql.ref(column)}) as place,
        count(*) over (partition by id) as lots
      from won where ${sql.ref(column)} is not null
    ),
    middle as (select id, value from lot where place = (lots + 1) / 2),
    grouped as (
      select '' as sector, id from decided union all select unnest(own_sectors), id from decided
    )
    select sector, count(*)::int as total,
      coalesce(array_agg(value order by value) filter (where value is not null), '{}') as values
    from grouped left join middle using (id)
    where sector = '' or ${scope.sectors.length === 0} or sector = any(${scope.sectors}::text[])
    group by sector`.execute(db);
  return rows;
}

export const recomputeOffers = (db: Db, scope: Scope) => recomputeMiddles(db, scope, "offers");
export const recomputeValues = (db: Db, scope: Scope) => recomputeMiddles(db, scope, "cents");

export async function recomputeWinners(db: Db, scope: Scope) {
  const { rows } = await sql<{
    name: string;
    count: number;
    valueCents: number | null;
    valueN: number;
  }>`
    with ${world(scope)},
    lot as (
      select won.*, (select count(*) from award_winner w where w.tender_id = won.id and w.lot_id = won.lot_id) as winners
      from won where day >= ${scope.from}::date and day <= ${scope.to}::date
    ),
    company as (
      select id, lower(regexp_replace(name, '[^[:alnum:]]', '', 'g')) as company, name from supplier
    ),
    part as (
      select distinct lot.id, lot.lot_id, company.company, case when lot.winners = 1 then lot.cents end as cents
      from lot join award_winner w on w.tender_id = lot.id and w.lot_id = lot.lot_id
        join company on company.id = w.supplier_id
    )
    select (select min(name) from company where company.company = part.company) as name,
      count(*)::int as count, sum(cents)::float8 as "valueCents", count(cents)::int as "valueN"
    from part group by company order by count(*) desc, company limit 20`.execute(db);
  const { rows: lots } = await sql<{ total: number; n: number }>`
    with ${world(scope)}
    select count(*)::int as total, (count(*) filter (where exists (
      select from award_winner w where w.tender_id = won.id and w.lot_id = won.lot_id)))::int as n
    from won where day >= ${scope.from}::date and day <= ${scope.to}::date`.execute(db);
  return { ...lots[0], winners: rows };
}

/** Each awarded tender with the day, offers and value that stand for it, and each lot that names companies. */
export async function recomputeTrend(db: Db, scope: Scope) {
  const { rows: tenders } = await sql<{ day: string; offers: number[]; cents: number[] }>`
    with ${world(scope)}
    select max(day) as day, coalesce(json_agg(offers) filter (where offers is not null), '[]') as offers,
      coalesce(json_agg(cents) filter (where cents is not null), '[]') as cents
    from won where id in (select id from decided) group by id`.execute(db);
  const { rows: lots } = await sql<{ day: string; names: string[] }>`
    with ${world(scope)}
    select day, json_agg(lower(regexp_replace(s.name, '[^[:alnum:]]', '', 'g'))) as names
    from won join award_winner w on w.tender_id = won.id and w.lot_id = won.lot_id join supplier s on s.id = w.supplier_id
    where day >= ${scope.from}::date and day <= ${scope.to}::date group by won.id, won.lot_id, day`.execute(
    db,
  );
  return { tenders, lots };
}

export async function recomputeBuyers(db: Db, scope: Scope) {
  const { rows } = await sql<{ name: string; count: number }>`
    with ${world(scope)}
    select b.name, count(*)::int as count from called join buyer b on b.id = called.buyer_id
    group by b.id, b.name order by count(*) desc, b.name, b.id limit 20`.execute(db);
  return rows;
}

/** Percent of price and cost where every lot tells all of its weights in percent and all lots agree. */
export async function recomputePriceWeights(db: Db, scope: Scope) {
  const { rows } = await sql<{ weight: number | null }>`
    with ${world(scope)}
    select (
      select case when count(*) = count(weight) and count(distinct weight) = 1 then min(weight) end
      from (
        select (
          select case when bool_and(coalesce(c->>'weightUnit' = 'percent' and c->>'weight' is not null, false))
              and abs(sum((c->>'weight')::numeric) - 100) <= 1
            then nullif(sum((c->>'weight')::numeric) filter (where c->>'type' in ('price', 'cost')), 0) end
          from json_array_elements(lot->'awardCriteria') c) as weight
        from json_array_elements(called.record->'lots') lot
        where lot->>'kind' is distinct from 'group') per_lot
    )::float8 as weight
    from called`.execute(db);
  return rows.map(({ weight }) => weight);
}
