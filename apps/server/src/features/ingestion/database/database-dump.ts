import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** Every row of every table a notice leaves a trace in, without moments and order of arrival: for tests of sameness. */
export async function dumpNoticeTables(db: Db): Promise<Record<string, unknown[]>> {
  const left: Readonly<Record<string, readonly string[]>> = {
    dataset: [],
    raw_notice: ["received_at", "seq", "content", "attempts"],
    raw_sighting: [],
    buyer: [],
    buyer_key: [],
    supplier: [],
    supplier_key: [],
    tender: ["created_at", "changed_at", "version"],
    tender_alias: [],
    notice: ["seq"],
    notice_key: [],
    notice_source: ["first_seen_at", "seq"],
    award: [],
    award_winner: [],
    search_document: ["changed_by"],
  };
  const dump: Record<string, unknown[]> = {};
  for (const [table, skipped] of Object.entries(left)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${skipped}::text[] as row from ${sql.table(table)} t
      order by 1`.execute(db);
    dump[table] = rows.map(({ row }) => row);
  }
  return dump;
}
