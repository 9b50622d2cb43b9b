import type { TenderStage } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { IndexedDocument } from "@tc/search-engine";

export interface ChangedRow {
  readonly id: string;
  readonly changedBy: string;
}

/**
 * Names this database and its history, so that no copy of another one is taken for its own. A server whose files were
 * copied numbers its databases alike; their names differ.
 */
export async function databaseIdentity(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws('.', s.system_identifier, c.timeline_id, d.oid, d.datname) as identity
    from pg_control_system() s, pg_control_checkpoint() c, pg_database d
    where d.datname = current_database()`.execute(db);
  return rows[0]?.identity ?? "";
}

/**
 * Rows of a restored dump carry transaction numbers of the server they came from. Those that lie in this server's
 * future would hide later changes; they are marked as changed now.
 */
export async function adoptRestoredRows(db: Db): Promise<void> {
  await sql`
    update search_document set changed_by = pg_current_xact_id()
    where changed_by >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

/** Every transaction below this one is over: its rows are visible from now on. */
export async function oldestRunning(db: Db): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db);
  return rows[0]?.xmin ?? "0";
}

/** A page of the rows written by transaction `from` or later, in the order of transaction and id. */
export async function changedRows(
  db: Db,
  from: string,
  after: ChangedRow | undefined,
  limit: number,
): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select tender_id as id, changed_by::text as "changedBy" from search_document
    where changed_by >= ${from}::xid8
      and (changed_by, tender_id) >
        (${after?.changedBy ?? "0"}::xid8, ${after?.id ?? "00000000-0000-0000-0000-000000000000"}::uuid)
    order by changed_by, tender_id limit ${limit}`.execute(db);
  return rows;
}

interface DocumentRow {
  id: string;
  terms: string;
  weights: Buffer;
  stage: TenderStage;
  deadlines: string[];
  first: number | null;
  last: number | null;
  publishedOn: string | null;
  updatedOn: string | null;
  firstSeen: number;
  valueCents: string | null;
  procedure: string | null;
  level: string | null;
  cpv: string[];
  nuts: string[];
  sources: string[];
  buyerId: string | null;
}

const columns = sql`
  d.tender_id as id, d.terms, d.weights, t.stage, d.deadlines::text[] as deadlines,
  extract(epoch from t.deadline_at)::float8 as first,
  extract(epoch from t.last_deadline_at)::float8 as last,
  t.published_on::text as "publishedOn", t.updated_on::text as "updatedOn",
  extract(epoch from t.created_at)::float8 as "firstSeen",
  case when t.value_kind <> 'framework-maximum' and t.value_currency = 'EUR' then t.value_cents end
    as "valueCents",
  t.procedure, t.level, t.cpv, t.nuts, t.sources, t.buyer_id as "buyerId"`;

/** The documents with these ids; removed ones are missing. */
export async function documentsById(db: Db, ids: readonly string[]): Promise<IndexedDocument[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from search_document d join tender t on t.id = d.tender_id
    where d.tender_id = any(${ids}::uuid[]) and not d.removed`.execute(db);
  return rows.map(toDocument);
}

/** The next documents by id, for reading everything. */
export async function documentsAfter(
  db: Db,
  id: string | undefined,
  limit: number,
): Promise<IndexedDocument[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from search_document d join tender t on t.id = d.tender_id
    where d.tender_id > ${id ?? "00000000-0000-0000-0000-000000000000"}::uuid and not d.removed
    order by d.tender_id limit ${limit}`.execute(db);
  return rows.map(toDocument);
}

/** Which of these tenders hold all phrases that are wanted and none that is not. */
export async function withPhrases(
  db: Db,
  ids: readonly string[],
  wanted: readonly string[],
  unwanted: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select tender_id as id from search_document
    where tender_id = any(${ids}::uuid[])
      and not exists (select from unnest(${wanted}::text[]) p where strpos(words, p) = 0)
      and not exists (select from unnest(${unwanted}::text[]) p where strpos(words, p) > 0)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

function toDocument(row: DocumentRow): IndexedDocument {
  const { first, last } = row;
  return {
    id: row.id,
    terms: row.terms === "" ? [] : row.terms.split(" "),
    weights: row.weights,
    stage: row.stage,
    deadlines: first === null || last === null ? [] : deadlinesWithin(row.deadlines, first, last),
    publishedOn: row.publishedOn ?? undefined,
    updatedOn: row.updatedOn ?? undefined,
    firstSeen: row.firstSeen,
    valueCents: row.valueCents === null ? undefined : Number(row.valueCents),
    procedure: row.procedure ?? undefined,
    level: row.level ?? undefined,
    cpv: row.cpv,
    nuts: row.nuts,
    sources: row.sources,
    buyerId: row.buyerId ?? undefined,
  };
}

/** The tender's own first and last deadline rule; the list only knows what lies between them. */
function deadlinesWithin(list: readonly string[], first: number, last: number): number[] {
  const between = list.map(Number).filter((second) => second > first && second < last);
  return [...new Set([Math.floor(first), ...between, Math.floor(last)])].toSorted((a, b) => a - b);
}
