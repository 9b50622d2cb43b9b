import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Whoever was given the card or a task, or wrote a comment */
export async function listPeopleOnCard(
  t: AgencyTransaction,
  tenderId: string,
): Promise<readonly string[]> {
  const agencyId = t.agency.id;
  const { rows } = await sql<{ id: string }>`
    select assignee_id as id from pipeline_card
    where agency_id = ${agencyId} and tender_id = ${tenderId} and assignee_id is not null
    union
    select assignee_id from pipeline_task
    where agency_id = ${agencyId} and tender_id = ${tenderId} and assignee_id is not null
    union
    select author_id from pipeline_comment
    where agency_id = ${agencyId} and tender_id = ${tenderId} and author_id is not null and deleted_at is null
    order by id`.execute(t.db);
  return rows.map(({ id }) => id);
}

/** So many changes of the tender are no news to this member. */
export async function knownChangesOf(
  t: AgencyTransaction,
  tenderId: string,
  userId: string,
): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select greatest(c.known_changes, s.known_changes) as changes
    from pipeline_card c
      left join pipeline_seen s on s.agency_id = c.agency_id and s.tender_id = c.tender_id and s.user_id = ${userId}
    where c.agency_id = ${t.agency.id} and c.tender_id = ${tenderId}`.execute(t.db);
  return rows[0]?.changes ?? 0;
}
