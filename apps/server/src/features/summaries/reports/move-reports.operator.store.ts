import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";

/**
 * Moves reports of wrong statements from tenders that a merger removes to the tenders that stay, in the merger's own
 * transaction; where the same statement is reported there already, that report stays.
 */
export async function moveReports(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  const pairs = sql`json_to_recordset(${JSON.stringify(merged)}::json) as m (old_id uuid, tender_id uuid)`;
  await asOperatorWithin(t, async ({ db }) => {
    // Of several tenders that become one the first report moves; the others go with their tender.
    await sql`
      with mover as (
        select distinct on (r.agency_id, m.tender_id, r.key) r.id, m.tender_id
        from statement_report r join ${pairs} on m.old_id = r.tender_id
        order by r.agency_id, m.tender_id, r.key, r.reported_at
      )
      update statement_report r set tender_id = mover.tender_id
      from mover
      where r.id = mover.id and not exists (
        select from statement_report o
        where o.agency_id = r.agency_id and o.tender_id = mover.tender_id and o.key = r.key)`.execute(
      db,
    );
  });
}
