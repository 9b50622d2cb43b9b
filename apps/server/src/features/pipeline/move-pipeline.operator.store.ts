import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { asOperatorWithin } from "../../platform/tenancy/tenancy.ts";

/** Rows of which a card may have many */
const lists = ["pipeline_task", "pipeline_comment", "pipeline_activity"] as const;
/** Of which it has one, or one a member; the later one stays */
const single = [
  ["pipeline_note", "at", "agency_id"],
  ["pipeline_outcome", "at", "agency_id"],
  ["pipeline_letter", "coalesce(sent_on::timestamptz, edited_at, 'epoch')", "agency_id"],
  ["pipeline_seen", "at", "user_id"],
] as const;

/** The further one first; a closed card that somebody filed is further than any open one. */
const stageOrder = sql`array_position(
  array['discovered', 'review', 'go', 'in_work', 'submitted', 'declined', 'lost', 'won'], c.stage)`;

/**
 * Two cards become one where their tenders do, in the merger's own transaction: the card of the further stage stays, tasks,
 * comments and what happened are joined, of notes, outcomes and letters the later one counts.
 */
export async function movePipeline(
  t: Transaction,
  merged: readonly { readonly old_id: string; readonly tender_id: string }[],
): Promise<void> {
  if (merged.length === 0) return;
  const json = JSON.stringify(merged);
  const pairs = sql`json_to_recordset(${json}::json) as m (old_id uuid, tender_id uuid)`;
  await asOperatorWithin(t, async ({ db }) => {
    // Members who change one of these agencies' cards wait, and streams hear of it.
    await sql`
      insert into pipeline_state (agency_id, revision)
      select distinct c.agency_id, 1 from pipeline_card c join ${pairs} on m.old_id = c.tender_id order by 1
      on conflict (agency_id) do update set revision = pipeline_state.revision + 1`.execute(db);
    await sql`
      insert into pipeline_activity (agency_id, tender_id, revision, at, fact)
      select c.agency_id, m.tender_id, s.revision, ${t.now()}, jsonb_build_object('kind', 'merged', 'title', o.title)
      from pipeline_card c
        join ${pairs} on m.old_id = c.tender_id
        join tender o on o.id = c.tender_id
        join pipeline_state s on s.agency_id = c.agency_id`.execute(db);
    for (const name of lists) {
      await sql`
        update ${sql.table(name)} c set tender_id = m.tender_id from ${pairs} where c.tender_id = m.old_id`.execute(
        db,
      );
    }
    for (const [name, at, key] of single) {
      const table = sql.table(name);
      const touched = sql`
        select c.ctid as row, coalesce(m.tender_id, c.tender_id) as target, row_number() over (
          partition by c.agency_id, ${sql.ref(`c.${key}`)}, coalesce(m.tender_id, c.tender_id)
          order by ${sql.raw(at)} desc nulls last, c.tender_id) as place
        from ${table} c left join ${pairs} on m.old_id = c.tender_id
        where m.old_id is not null or c.tender_id in (select tender_id from ${pairs})`;
      await sql`
        with touched as (${touched})
        delete from ${table} c using touched where c.ctid = touched.row and touched.place > 1`.execute(
        db,
      );
      await sql`
        update ${table} c set tender_id = m.tender_id from ${pairs} where c.tender_id = m.old_id`.execute(
        db,
      );
    }
    await sql`
      with touched as (
        select c.id, row_number() over (
          partition by c.agency_id, coalesce(m.tender_id, c.tender_id)
          order by ${stageOrder} desc, c.stage_since, c.id) as place
        from pipeline_card c left join ${pairs} on m.old_id = c.tender_id
        where m.old_id is not null or c.tender_id in (select tender_id from ${pairs})
      )
      delete from pipeline_card c using touched where c.id = touched.id and touched.place > 1`.execute(
      db,
    );
    await sql`
      update pipeline_card c set tender_id = m.tender_id, revision = revision + 1
      from ${pairs} where c.tender_id = m.old_id`.execute(db);
  });
}
