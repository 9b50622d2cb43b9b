import type { ActivityFact } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Whether no later act of these kinds stands: one that was undone, and its undoing, do not count. */
export async function isLastOfItsKind(
  t: AgencyTransaction,
  tenderId: string,
  id: string,
  kinds: readonly ActivityFact["kind"][],
): Promise<boolean> {
  const { rows } = await sql<{ later: boolean }>`
    select exists (
      select from pipeline_activity
      where agency_id = ${t.agency.id} and tender_id = ${tenderId} and id > ${id}
        and fact->>'kind' = any(${[...kinds]}) and undone_at is null) as later`.execute(t.db);
  return rows[0]?.later === false;
}
