import type { TenderChange } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** The change records of tenders, oldest first. Published data. */
export async function listChanges(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, readonly TenderChange[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; changes: TenderChange[] }>`
    select id, record -> 'changes' as changes from tender where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}

export interface ReplacedFiles {
  readonly at: Date;
  readonly files: readonly string[];
}

/** Of these tenders those whose files the buyer replaced, with the moment. Published data. */
export async function listReplacedFiles(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ReplacedFiles>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ReplacedFiles & { id: string }>`
    select tender_id as id, changed_at as at, coalesce(news -> 'replaced', '[]') as files
    from document_fetch
    where tender_id = any(${ids}::uuid[]) and changed_at is not null and news is not null`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
