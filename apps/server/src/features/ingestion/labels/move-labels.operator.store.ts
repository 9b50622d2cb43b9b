import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";
import { toStoredJson } from "../reading/stored-json.ts";

/**
 * What agencies have said of tenders that become part of others goes along, in the merger's own transaction. Where both
 * were marked the later of two marks that say the same or the opposite stays.
 */
export async function moveLabels(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  // Who is marking one of them at this moment comes first, whoever comes later finds the new address.
  await sql`
    select from tender where id = any(${merged.map((row) => row.old_id)}::uuid[])
    order by id for update`.execute(t.db);
  await asOperatorWithin(t, (operator) => move(operator, toStoredJson(merged)));
}

async function move(t: Transaction, json: string): Promise<void> {
  await sql`
    with merged as (select * from json_to_recordset(${json}::json) as x (old_id uuid, tender_id uuid)),
    assessment as (
      select l.id, row_number() over (
        partition by l.agency_id, coalesce(m.tender_id, l.tender_id), coalesce(l.lot_id, ''),
          case when l.kind in ('fits', 'misfit') then 'fitMark'
            when l.kind in ('saved', 'dismissed') then 'triage' else l.kind end
        order by l.created_at desc, l.id) as place
      from tender_label l left join merged m on m.old_id = l.tender_id
      where l.retracted_at is null
        and (m.old_id is not null or l.tender_id in (select tender_id from merged))
    )
    update tender_label set retracted_at = ${t.now()}
    where id in (select id from assessment where place > 1)`.execute(t.db);
  await sql`
    with merged as (select * from json_to_recordset(${json}::json) as x (old_id uuid, tender_id uuid)),
    moved as (
      update tender_label l set tender_id = merged.tender_id
      from merged where l.tender_id = merged.old_id
      returning l.agency_id
    )
    update scoring_state set revision = revision + 1
    where agency_id in (select agency_id from moved)`.execute(t.db);
}
