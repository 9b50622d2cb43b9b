import type { AgencySector, Land, ProcurementLevel } from "@tc/domain";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** What a figure is of: the days, both included, and what the filters leave. */
export interface Scope {
  /** Empty: all */
  readonly sectors: readonly AgencySector[];
  readonly region: Land | undefined;
  readonly buyer: string | undefined;
  readonly level: ProcurementLevel | undefined;
  readonly from: string;
  readonly to: string;
  readonly grain: "month" | "quarter";
}

/** Rows of `market_tender` or `market_award` whose `day` is in the period and that the filters leave. */
export function inScope(
  { sectors, region, buyer, level, from, to }: Scope,
  day: "published_on" | "decided_on",
): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`${sql.ref(day)} between ${from}::date and ${to}::date`,
    ...(sectors.length > 0 ? [sql<boolean>`sectors && ${sectors}::text[]`] : []),
    ...(region === undefined ? [] : [sql<boolean>`laender @> array[${region}::text]`]),
    ...(buyer === undefined ? [] : [sql<boolean>`buyer_id = ${buyer}`]),
    ...(level === undefined ? [] : [sql<boolean>`level = ${level}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Each row once for each of its sectors that was asked for, and once as '' for all together. */
export function bySector({ sectors }: Scope): RawBuilder<unknown> {
  return sql`cross join lateral (
    select '' as sector union all
    select name from unnest(sectors) as name
    where ${sectors.length === 0} or name = any(${sectors}::text[])) as s`;
}

export async function findDataset(db: Db, today: string) {
  const { rows } = await sql<{ kind: string; latestOn: string | null }>`
    select kind, greatest(
      (select max(published_on) from market_tender where published_on <= ${today}::date),
      (select max(decided_on) from market_tender where decided_on <= ${today}::date)) as "latestOn"
    from dataset`.execute(db);
  return rows[0] ?? { kind: "empty", latestOn: null };
}

export async function findBuyerName(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("buyer").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name;
}

export async function datasetKind(db: Db): Promise<string> {
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind;
}
