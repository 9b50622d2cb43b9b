import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { asOperatorWithin } from "../../platform/tenancy/tenancy.ts";

/**
 * Moves what members set for tenders that a merger removes to the tenders that stay, in the merger's own transaction: all
 * their own days, and the events of clocks where the tender that stays has none of the kind.
 */
export async function moveDeadlines(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  const json = JSON.stringify(merged);
  const pairs = sql`json_to_recordset(${json}::json) as m (old_id uuid, tender_id uuid)`;
  await asOperatorWithin(t, async ({ db }) => {
    await sql`
      update milestone c set tender_id = m.tender_id, changed_at = ${t.now()}
      from ${pairs} where m.old_id = c.tender_id`.execute(db);
    // Of several tenders that become one the first event moves; the others go with their tender.
    await sql`
      with mover as (
        select distinct on (c.agency_id, m.tender_id, c.event) c.agency_id, m.old_id, m.tender_id, c.event
        from clock_event c join ${pairs} on m.old_id = c.tender_id
        order by c.agency_id, m.tender_id, c.event, m.old_id
      )
      update clock_event c set tender_id = mover.tender_id
      from mover
      where c.agency_id = mover.agency_id and c.tender_id = mover.old_id and c.event = mover.event
        and not exists (
          select from clock_event o
          where o.agency_id = c.agency_id and o.tender_id = mover.tender_id and o.event = mover.event)`.execute(
      db,
    );
  });
}
