import { sql } from "kysely";
import { nameKey } from "../../platform/database/name-key.ts";
import type { Db } from "../../platform/database/database.ts";

export async function datasetKind(db: Db): Promise<string> {
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind;
}

export interface MarketSelection {
  /** CPV codes that begin like this, 3 digits at least */
  readonly cpvPrefixes: readonly string[];
  /** A Land as NUTS 1 code; undefined: all */
  readonly region: string | undefined;
  /** Called for or awarded on this day (YYYY-MM-DD) or later */
  readonly since: string;
}

export interface TenderRow {
  readonly id: string;
  readonly stage: "planned" | "call" | "awarded" | "cancelled";
  readonly publishedOn: string | null;
  readonly buyerId: string | null;
  readonly buyerName: string | null;
}

/**
 * The tenders of the market, by id. What belongs to them is asked for by their ids: knowing how many they are, the
 * planner looks up a few one by one and reads many at a stretch.
 */
export async function listTenders(
  db: Db,
  { cpvPrefixes, region, since }: MarketSelection,
): Promise<TenderRow[]> {
  const groups = [...new Set(cpvPrefixes.map((prefix) => prefix.slice(0, 3)))];
  const patterns = cpvPrefixes.map((prefix) => `${prefix}%`);
  const { rows } = await sql<TenderRow>`
    select t.id, t.stage, t.published_on as "publishedOn", t.buyer_id as "buyerId", b.name as "buyerName"
    from tender t left join buyer b on b.id = t.buyer_id
    where cpv_groups(t.cpv) && ${groups}::text[]
      and coalesce(t.updated_on, t.published_on) >= ${since}::date
      and exists (select from unnest(t.cpv) as code where code like any(${patterns}::text[]))
      and (${region ?? null}::text is null or exists (
        select from unnest(t.nuts) as code where upper(left(code, 3)) = ${region ?? null}))
      -- max: "exists" would be answered by reading all results there are.
      and (t.published_on >= ${since}::date
        or (select max(a.awarded_on) from award a where a.tender_id = t.id) >= ${since}::date)
    order by t.id`.execute(db);
  return rows;
}

export interface AwardRow {
  readonly tenderId: string;
  readonly lotId: string;
  readonly outcome: string | null;
  readonly awardedOn: string | null;
  readonly offersReceived: number | null;
  readonly valueCents: number | null;
  readonly currency: string | null;
}

export async function listAwards(db: Db, tenderIds: readonly string[]): Promise<AwardRow[]> {
  if (tenderIds.length === 0) return [];
  const { rows } = await sql<AwardRow>`
    select tender_id as "tenderId", lot_id as "lotId", outcome, awarded_on as "awardedOn",
      offers_received as "offersReceived", value_cents::float8 as "valueCents", value_currency as currency
    from award where tender_id = any(${tenderIds}::uuid[])
    order by tender_id, lot_id`.execute(db);
  return rows;
}

export interface WinnerRow {
  readonly tenderId: string;
  readonly lotId: string;
  /** Of the name: a company is one winner, whatever number a notice gives it */
  readonly id: string;
  readonly name: string;
}

export async function listWinners(db: Db, tenderIds: readonly string[]): Promise<WinnerRow[]> {
  if (tenderIds.length === 0) return [];
  const { rows } = await sql<WinnerRow>`
    select w.tender_id as "tenderId", w.lot_id as "lotId", ${nameKey("s.name")} as id, min(s.name) as name
    from award_winner w join supplier s on s.id = w.supplier_id
    where w.tender_id = any(${tenderIds}::uuid[])
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}
