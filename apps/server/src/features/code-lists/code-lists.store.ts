import type { CodeListEntry } from "@tc/notices";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * Writes the entries and returns how many were new or different. A list without hierarchy or English never erases
 * what another edition knew.
 */
export async function saveEntries(db: Db, entries: readonly CodeListEntry[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with given as (
      select distinct on (list, code) list, code, parent, "labelDe" as label_de, "labelEn" as label_en
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as x (list text, code text, parent text, "labelDe" text, "labelEn" text)
      order by list, code
    ), saved as (
      insert into code_list_entry as held (list, code, parent, label_de, label_en)
      select list, code, parent, label_de, label_en from given
      on conflict (list, code) do update set
        parent = coalesce(excluded.parent, held.parent),
        label_de = excluded.label_de,
        label_en = coalesce(excluded.label_en, held.label_en)
      where (coalesce(excluded.parent, held.parent), excluded.label_de, coalesce(excluded.label_en, held.label_en))
        is distinct from (held.parent, held.label_de, held.label_en)
      returning 1
    )
    select count(*)::int as count from saved`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listLabels(db: Db, list: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("code_list_entry")
    .select(["code", "label_de"])
    .where("list", "=", list)
    .execute();
  return new Map(rows.map((row) => [row.code, row.label_de]));
}

export async function holdsEntries(db: Db): Promise<boolean> {
  const rows = await db.selectFrom("code_list_entry").select("code").limit(1).execute();
  return rows.length > 0;
}
