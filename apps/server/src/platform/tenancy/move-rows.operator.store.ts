import { sql } from "kysely";
import type { Transaction } from "../context.ts";
import { asOperatorWithin } from "./tenancy.ts";

/** A tender that a merger removes, and the one that stays in its place */
export interface MergedTender {
  readonly old_id: string;
  readonly tender_id: string;
}

/** A table, and the column that tells apart its rows of one agency and tender; `agency_id` where there is one row. */
export type MovedTable = readonly [table: string, column: string];

/**
 * Moves agencies' rows from tenders that a merger removes to the tenders that stay, in the merger's own transaction. A row
 * that the tender already has stays, and of several tenders that become one the first row moves; the others go with their
 * tender.
 */
export async function moveRows(
  t: Transaction,
  merged: readonly MergedTender[],
  tables: readonly MovedTable[],
): Promise<void> {
  if (merged.length === 0) return;
  const json = JSON.stringify(merged);
  const pairs = sql`json_to_recordset(${json}::json) as m (old_id uuid, tender_id uuid)`;
  await asOperatorWithin(t, async ({ db }) => {
    for (const [name, column] of tables) {
      const table = sql.table(name);
      const part = (alias: string) => sql.ref(`${alias}.${column}`);
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
