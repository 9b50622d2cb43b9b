import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { moveRows } from "../../platform/tenancy/move-rows.operator.store.ts";
import type { MergedTender } from "../../platform/tenancy/move-rows.operator.store.ts";
import { asOperatorWithin } from "../../platform/tenancy/tenancy.ts";

/**
 * When tenders are merged all own days go along, and the events of clocks where the tender that stays has none of the
 * kind.
 */
export async function moveDeadlines(
  t: Transaction,
  merged: readonly MergedTender[],
): Promise<void> {
  if (merged.length === 0) return;
  const json = JSON.stringify(merged);
  const pairs = sql`json_to_recordset(${json}::json) as m (old_id uuid, tender_id uuid)`;
  await asOperatorWithin(t, async ({ db }) => {
    await sql`
      update milestone c set tender_id = m.tender_id, changed_at = ${t.now()}
      from ${pairs} where m.old_id = c.tender_id`.execute(db);
  });
  await moveRows(t, merged, [["clock_event", "event"]]);
}
