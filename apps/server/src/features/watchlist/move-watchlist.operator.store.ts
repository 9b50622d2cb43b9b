import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { asOperatorWithin } from "../../platform/tenancy/tenancy.ts";

/** Each with the column that tells the rows of one agency and tender apart; of most there is one. */
const tables = [
  ["watched_tender", "agency_id"],
  ["watch_entry", "agency_id"],
  ["watch_look", "user_id"],
] as const;

/**
 * Moves what members watch, say and have seen from tenders that a merger removes to the tenders that stay, in the merger's
 * own transaction; where there is one already, it stays.
 */
export async function moveWatchlist(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  const pairs = sql`json_to_recordset(${JSON.stringify(merged)}::json) as m (old_id uuid, tender_id uuid)`;
  await asOperatorWithin(t, async ({ db }) => {
    for (const [name, column] of tables) {
      const table = sql.table(name);
      const part = (alias: string) => sql.ref(`${alias}.${column}`);
      // Of several tenders that become one the first row moves; the others go with their tender.
      await sql`
        with mover as (
          select distinct on (c.agency_id, m.tender_id, ${part("c")})
            c.agency_id, m.old_id, m.tender_id, ${part("c")} as part
          from ${table} c join ${pairs} on m.old_id = c.tender_id
          order by c.agency_id, m.tender_id, ${part("c")}, m.old_id
        )
        update ${table} c set tender_id = mover.tender_id
        from mover
        where c.agency_id = mover.agency_id and c.tender_id = mover.old_id and ${part("c")} = mover.part
          and not exists (
            select from ${table} o
            where o.agency_id = c.agency_id and o.tender_id = mover.tender_id and ${part("o")} = mover.part)`.execute(
        db,
      );
    }
  });
}
