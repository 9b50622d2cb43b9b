import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export interface TenderRecord {
  readonly id: string;
  readonly record: Tender;
}

export async function countTenders(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tender`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The next tenders by id. */
export async function tendersAfter(
  db: Db,
  id: string | undefined,
  limit: number,
): Promise<TenderRecord[]> {
  const { rows } = await sql<TenderRecord>`
    select id, record from tender
    where id > ${id ?? "00000000-0000-0000-0000-000000000000"}::uuid
    order by id limit ${limit}`.execute(db);
  return rows;
}

export async function tendersById(db: Db, ids: readonly string[]): Promise<TenderRecord[]> {
  const { rows } = await sql<TenderRecord>`
    select id, record from tender where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Some documents of older lexicons. One that somebody is writing right now is left to them. */
export async function lockOutdated(
  db: Db,
  lexiconVersion: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select tender_id as id from search_document
    where lexicon_version < ${lexiconVersion} and not removed
      and exists (select from tender t where t.id = tender_id)
    limit ${limit} for update skip locked`.execute(db);
  return rows.map(({ id }) => id);
}
