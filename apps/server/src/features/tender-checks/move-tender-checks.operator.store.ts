import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { asOperatorWithin } from "../../platform/tenancy/tenancy.ts";

const tables = ["tender_check", "bid_decision", "bid_calculation"] as const;

/**
 * Moves what agencies checked, decided and calculated from tenders that a merger removes to the tenders that stay, in
 * the merger's own transaction; where there is one already, it stays. The quota counts the tender that stays.
 */
export async function moveTenderChecks(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  const json = JSON.stringify(merged);
  const pairs = sql`json_to_recordset(${json}::json) as m (old_id uuid, tender_id uuid)`;
  await asOperatorWithin(t, async ({ db }) => {
    for (const table of tables) {
      // Of several tenders that become one the first row moves; the others go with their tender.
      await sql`
        with mover as (
          select distinct on (c.agency_id, m.tender_id) c.agency_id, m.old_id, m.tender_id
          from ${sql.table(table)} c join ${pairs} on m.old_id = c.tender_id
          order by c.agency_id, m.tender_id, m.old_id
        )
        update ${sql.table(table)} c set tender_id = mover.tender_id
        from mover
        where c.agency_id = mover.agency_id and c.tender_id = mover.old_id
          and not exists (
            select from ${sql.table(table)} o
            where o.agency_id = c.agency_id and o.tender_id = mover.tender_id)`.execute(db);
    }
    await sql`
      with mover as (
        select distinct on (u.agency_id, m.tender_id) u.id, u.agency_id, m.tender_id::text as subject
        from quota_use u join ${pairs} on m.old_id::text = u.subject
        where u.kind = 'tender_check' and u.state <> 'refunded'
        order by u.agency_id, m.tender_id, u.reserved_at
      )
      update quota_use u set subject = mover.subject
      from mover
      where u.id = mover.id and not exists (
        select from quota_use o
        where o.agency_id = u.agency_id and o.kind = u.kind and o.subject = mover.subject
          and o.state <> 'refunded')`.execute(db);
  });
}
