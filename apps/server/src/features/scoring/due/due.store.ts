import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";

/**
 * Notes that forecast and scores of these tenders are out of date. Call it in the transaction that writes the tenders, after
 * the writes: then a killed process cannot lose a change.
 */
export async function noteDueTenders(
  db: KyselyTransaction<Database>,
  tenderIds: readonly string[],
): Promise<void> {
  if (tenderIds.length === 0) return;
  await sql`
    insert into scoring_due (tender_id, version)
    select id, version from tender where id = any(${tenderIds}::uuid[]) order by id
    on conflict (tender_id) do update
      set version = excluded.version, revision = scoring_due.revision + 1`.execute(db);
}
