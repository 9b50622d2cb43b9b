import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export async function noteSeen(
  t: AgencyTransaction,
  tenderId: string,
  userId: string,
): Promise<void> {
  await sql`
    insert into pipeline_seen (agency_id, user_id, tender_id, known_changes, at)
    select ${t.agency.id}, ${userId}, t.id, t.change_count, ${t.now()} from tender t where t.id = ${tenderId}
    on conflict (agency_id, user_id, tender_id) do update
      set known_changes = excluded.known_changes, at = excluded.at`.execute(t.db);
}
