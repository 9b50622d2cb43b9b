import type { BudgetEstimate } from "@tc/assessment";
import type { TenderStage, Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { AssessmentRow, StatingRow } from "../assessment/index.ts";
import { documentCents, documentValue, statedLockCents } from "../search/index.ts";

export interface ListRow extends AssessmentRow {
  id: string;
  slug: string;
  title: string;
  stage: TenderStage;
  buyer_id: string | null;
  buyer_name: string | null;
  buyer_town: string | null;
  nuts: string[];
  procedure: string | null;
  level: string | null;
  main_cpv: string | null;
  deadline_at: Date | null;
  deadline_has_time: boolean | null;
  last_deadline_at: Date | null;
  last_deadline_has_time: boolean | null;
  /** Bid deadlines as epoch seconds, ascending, with whether a time of day was given. */
  deadlines: string[] | null;
  deadlines_have_time: boolean[] | null;
  published_on: string | null;
  updated_on: string | null;
  lot_count: number;
  change_count: number;
  flags: string[];
  sources: string[];
}

/** The columns of AssessmentRow; the tender is `t`, its forecast `f`. */
const assessmentColumns = sql`
  t.value_cents, t.value_currency, t.value_kind, f.mean_offers, f.low_offers, f.high_offers, f.is_contested,
  f.budget_kind, f.budget_cents, f.budget_low_cents, f.budget_high_cents, f.budget_currency, f.expected_cents,
  ${statedLockCents} as lock_cents, ${documentCents("t.id")} as document_cents, f.framework_seats`;

/** Rows for lists in the order of the ids; tenders that have gone meanwhile are missing. */
export async function listRows(db: Db, ids: readonly string[]): Promise<ListRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListRow>`
    select t.id, t.slug, t.title, t.stage, t.buyer_id, b.name as buyer_name, b.town as buyer_town,
      t.nuts, t.procedure, t.level, t.main_cpv, t.deadline_at, t.deadline_has_time,
      t.last_deadline_at, t.last_deadline_has_time, d.deadlines, d.deadlines_have_time,
      t.published_on, t.updated_on, t.lot_count, t.change_count, t.flags, t.sources,
      ${assessmentColumns}
    from tender t left join buyer b on b.id = t.buyer_id
      left join search_document d on d.tender_id = t.id
      left join tender_forecast f on f.tender_id = t.id
    where t.id = any(${ids}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export async function datasetKind(db: Db): Promise<"empty" | "sample" | "real"> {
  const row = await db.selectFrom("dataset").select("kind").executeTakeFirst();
  return row?.kind ?? "empty";
}

export async function isSample(db: Db): Promise<boolean> {
  return (await datasetKind(db)) === "sample";
}

export interface TenderRow extends StatingRow {
  readonly id: string;
  readonly slug: string;
  readonly stage: TenderStage;
  readonly last_deadline_at: Date | null;
  readonly updated_on: string | null;
  readonly record: Tender;
  /** As in the stored forecast, with the quote; null without */
  readonly budget: BudgetEstimate | null;
}

/** A tender by its slug or one it used to have. */
export async function findTender(db: Db, slug: string): Promise<TenderRow | undefined> {
  const { rows } = await sql<TenderRow>`
    select t.id, t.slug, t.stage, t.last_deadline_at, t.updated_on, t.record,
      f.forecast -> 'budget' as budget, ${documentValue} as document_value, ${assessmentColumns}
    from tender t left join tender_forecast f on f.tender_id = t.id
    where t.id = coalesce(
      (select id from tender where slug = ${slug}),
      (select tender_id from tender_alias where slug = ${slug}))`.execute(db);
  return rows[0];
}

/** The buyers that these keys lead to. */
export async function buyersByKey(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("buyer_key")
    .select(["key", "buyer_id"])
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map(({ key, buyer_id }) => [key, buyer_id]));
}

export interface WinnerKey {
  readonly lotId: string;
  readonly key: string;
  /** The first stored supplier of its name, as in a buyer's dossier */
  readonly supplierId: string;
}

/** Which suppliers these keys lead to among a lot's winners, where their dossiers count the lot. */
export async function listWinnerKeys(
  db: Db,
  tenderId: string,
  keys: readonly string[],
): Promise<WinnerKey[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<WinnerKey>`
    select w.lot_id as "lotId", k.key, named.id as "supplierId"
    from award_winner w
      join market_award m on m.tender_id = w.tender_id and m.lot_id = w.lot_id
        and w.supplier_id = any(m.supplier_ids)
      join supplier s on s.id = w.supplier_id
      join supplier_key k on k.supplier_id = s.id and k.key = any(${[...keys]}::text[])
      cross join lateral (
        select min(id::text) as id from supplier where name_key = s.name_key) named
    where w.tender_id = ${tenderId}`.execute(db);
  return rows;
}

/** The records of some tenders, for what only they hold. */
export async function listRecords(
  db: Db,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly record: Tender }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("tender").select(["id", "record"]).where("id", "in", ids).execute();
}
