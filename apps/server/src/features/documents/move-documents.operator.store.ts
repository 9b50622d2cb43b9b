import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { asOperatorWithin } from "../../platform/tenancy/tenancy.ts";
import { forgetPublicFacts } from "../scoring/index.ts";
import { raiseExtracts } from "./fetched/raise-extracts.operator.store.ts";
import { fetchDocumentsJob, readDocumentsJob } from "./job-definitions.ts";

/**
 * Moves the documents of tenders that a merger removes to the tenders that stay, in the merger's own transaction. If an
 * agency has two documents of one name there, the later one stays; a job then makes the extract again.
 */
export async function moveDocuments(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  const json = JSON.stringify(merged);
  const moved = await asOperatorWithin(t, async ({ db }) => {
    await sql`
      with merged as (select * from json_to_recordset(${json}::json) as x (old_id uuid, tender_id uuid)),
      namesake as (
        select d.id, row_number() over (
          partition by d.agency_id, coalesce(m.tender_id, d.tender_id), d.name
          order by d.uploaded_at desc, d.id) as place
        from document d left join merged m on m.old_id = d.tender_id
        where m.old_id is not null or d.tender_id in (select tender_id from merged)
      )
      delete from document where id in (select id from namesake where place > 1)`.execute(db);
    const { rows } = await sql<{ agency_id: string; tender_id: string }>`
      with merged as (select * from json_to_recordset(${json}::json) as x (old_id uuid, tender_id uuid)),
      moved as (
        update document d set tender_id = merged.tender_id
        from merged where d.tender_id = merged.old_id
        returning d.agency_id, d.tender_id
      )
      select agency_id, tender_id from moved
      union
      -- Of what was fetched for everybody an agency has an extract alone.
      select e.agency_id, merged.tender_id
      from document_extract e join merged on merged.old_id = e.tender_id`.execute(db);
    for (const { agency_id, tender_id } of rows) {
      await sql`
        insert into document_extract (agency_id, tender_id) values (${agency_id}, ${tender_id})
        on conflict (agency_id, tender_id) do update set revision = document_extract.revision + 1`.execute(
        db,
      );
    }
    return rows;
  });
  for (const { agency_id, tender_id } of moved) {
    await t.enqueue(readDocumentsJob, { agencyId: agency_id, tenderId: tender_id });
  }
  await moveFetches(t, json);
}

/** What was fetched goes along; if both tenders have some, that of the later check stays. A try on its way starts again. */
async function moveFetches(t: Transaction, json: string): Promise<void> {
  await sql`
    with merged as (select * from json_to_recordset(${json}::json) as x (old_id uuid, tender_id uuid)),
    namesake as (
      select f.tender_id, row_number() over (
        partition by coalesce(m.tender_id, f.tender_id)
        order by f.changed_at desc nulls last, f.requested_at desc, f.tender_id) as place
      from document_fetch f left join merged m on m.old_id = f.tender_id
      where m.old_id is not null or f.tender_id in (select tender_id from merged)
    )
    delete from document_fetch where tender_id in (select tender_id from namesake where place > 1)`.execute(
    t.db,
  );
  const { rows } = await sql<{ tender_id: string; state: string }>`
    with merged as (select * from json_to_recordset(${json}::json) as x (old_id uuid, tender_id uuid))
    update document_fetch f set tender_id = merged.tender_id,
      state = case f.state when 'fetching' then 'waiting' else f.state end
    from merged where f.tender_id = merged.old_id
    returning f.tender_id, f.state`.execute(t.db);
  for (const { tender_id, state } of rows) {
    if (state === "waiting") await t.enqueue(fetchDocumentsJob, { tenderId: tender_id });
    // They were read with the other tender's lots.
    await forgetPublicFacts(t, tender_id);
    await raiseExtracts(t, tender_id);
  }
}
