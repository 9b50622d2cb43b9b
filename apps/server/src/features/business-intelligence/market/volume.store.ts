import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { inScope } from "./scope.store.ts";
import type { Scope } from "./scope.store.ts";

export interface VolumeRow {
  /** YYYY-MM-01 */
  readonly month: string;
  readonly level: string | null;
  readonly count: number;
}

/** Tenders that were called for, by the month of their first notice; what is only planned is no call. */
export async function countByMonth(db: Db, scope: Scope): Promise<VolumeRow[]> {
  const { rows } = await sql<VolumeRow>`
    select date_trunc('month', published_on)::date as month, level, count(*)::int as count
    from market_tender
    where ${inScope(scope, "published_on")} and not is_planned
    group by 1, 2`.execute(db);
  return rows;
}

export interface RegionRow {
  readonly land: string | null;
  readonly count: number;
}

/** A row for each Land, one without for tenders that have none, and the count of all as "all". */
export async function countByLand(db: Db, scope: Scope): Promise<RegionRow[]> {
  const { rows } = await sql<RegionRow>`
    select l.land, count(*)::int as count
    from market_tender cross join lateral (
      select 'all' as land union all
      select unnest(laender) union all
      select null where laender = '{}') as l
    where ${inScope(scope, "published_on")} and not is_planned
    group by l.land`.execute(db);
  return rows;
}
