import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { inScope } from "./scope.store.ts";
import type { Scope } from "./scope.store.ts";

export interface PartyRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly valueCents: number | null;
  readonly valueN: number;
  readonly isOwn: boolean;
}

export interface Parties {
  readonly total: number;
  readonly n: number;
  readonly partyCount: number;
  readonly parties: PartyRow[];
}

/**
 * Companies by the lots that they won; one with several numbers or spellings is one. A lot with several winners counts for
 * each, its value for none: which part is whose is not published.
 */
export async function countWinners(
  db: Db,
  scope: Scope,
  options: { readonly top: number; readonly ownKeys: readonly string[] },
): Promise<Parties> {
  const { rows } = await sql<Parties>`
    with award as materialized (
      select tender_id, lot_id, value_cents, supplier_ids from market_award
      where ${inScope(scope, "decided_on")}
    ), win as (
      select tender_id, lot_id, name_key,
        min(case when cardinality(supplier_ids) = 1 then value_cents end) as value_cents
      from award cross join unnest(supplier_ids) as w (supplier_id) join supplier on supplier.id = w.supplier_id
      group by tender_id, lot_id, name_key
    ), winner as (
      select name_key, count(*)::int as count, sum(value_cents)::float8 as "valueCents",
        count(value_cents)::int as "valueN", name_key = any(${options.ownKeys}::text[]) as "isOwn"
      from win group by name_key
    ), placed as (
      select winner.*, row_number() over (order by count desc, name_key) as place from winner
    ), listed as (
      select placed.*, s.id, s.name from placed cross join lateral (
        select min(id::text) as id, min(name) as name from supplier where name_key = placed.name_key) s
      where place <= ${options.top} or "isOwn"
    )
    select (select count(*)::int from award) as total,
      (select count(*)::int from award where supplier_ids <> '{}') as n,
      (select count(*)::int from winner) as "partyCount",
      coalesce((select json_agg(listed order by place) from listed), '[]') as parties`.execute(db);
  return rows[0] ?? { total: 0, n: 0, partyCount: 0, parties: [] };
}

/** Buyers by their tenders; values are those of what was awarded. */
export async function countBuyers(db: Db, scope: Scope, top: number): Promise<Parties> {
  const { rows } = await sql<Parties>`
    with called as materialized (
      select buyer_id, value_cents from market_tender
      where ${inScope(scope, "published_on")} and not is_planned
    ), counted as (
      select buyer_id as id, count(*)::int as count, sum(value_cents)::float8 as "valueCents",
        count(value_cents)::int as "valueN"
      from called where buyer_id is not null group by buyer_id
    ), listed as (
      select counted.*, name, row_number() over (order by count desc, name, counted.id) as place
      from counted join buyer on buyer.id = counted.id
    )
    select (select count(*)::int from called) as total,
      (select count(buyer_id)::int from called) as n,
      (select count(*)::int from counted) as "partyCount",
      coalesce((select json_agg(listed order by place) from listed where place <= ${top}), '[]')
        as parties`.execute(db);
  return rows[0] ?? { total: 0, n: 0, partyCount: 0, parties: [] };
}
