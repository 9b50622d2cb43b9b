import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { inScope } from "./scope.store.ts";
import type { Scope } from "./scope.store.ts";

export type TrendGrain = "quarter" | "year";

export interface TrendRow {
  /** Its first day */
  readonly period: string;
  readonly awarded: number;
  readonly offersN: number;
  readonly medianOffers: number | null;
  readonly valuesN: number;
  readonly medianCents: number | null;
}

/** Awarded tenders by the day of their latest award, each by the middle one of its lots. */
export async function listTrend(db: Db, scope: Scope, grain: TrendGrain): Promise<TrendRow[]> {
  const { rows } = await sql<TrendRow>`
    select date_trunc(${sql.lit(grain)}, decided_on)::date as period, count(*)::int as awarded,
      count(offers)::int as "offersN", percentile_disc(0.5) within group (order by offers) as "medianOffers",
      count(value_cents)::int as "valuesN",
      percentile_disc(0.5) within group (order by value_cents)::float8 as "medianCents"
    from market_tender where ${inScope(scope, "decided_on")} group by 1`.execute(db);
  return rows;
}

export interface WinnerTrendRow {
  readonly period: string;
  readonly won: number;
  readonly winners: number;
}

/** Lots that name a winner by the day of their award, and how many companies they name. */
export async function listWinnerTrend(
  db: Db,
  scope: Scope,
  grain: TrendGrain,
): Promise<WinnerTrendRow[]> {
  const { rows } = await sql<WinnerTrendRow>`
    with award as materialized (
      select date_trunc(${sql.lit(grain)}, decided_on)::date as period, supplier_ids from market_award
      where ${inScope(scope, "decided_on")} and supplier_ids <> '{}'
    ), lots as (select period, count(*)::int as won from award group by period),
    pair as (select distinct period, supplier_id from award cross join unnest(supplier_ids) as w (supplier_id)),
    named as (
      select period, count(*)::int as winners from (
        select distinct period, name_key from pair join supplier on supplier.id = pair.supplier_id) company
      group by period
    )
    select lots.period, won, winners from lots join named using (period)`.execute(db);
  return rows;
}
