import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Who of the others changed a card last since that revision of it; undefined: only this member did. */
export async function lastActor(
  t: AgencyTransaction,
  tenderId: string,
  { userId, revision }: { readonly userId: string; readonly revision: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ by_id: string | null; by_name: string | null }>`
    select by_id, by_name from pipeline_activity
    where agency_id = ${t.agency.id} and tender_id = ${tenderId} and by_id is distinct from ${userId}
      and card_revision > ${revision}
    order by id desc limit 1`.execute(t.db);
  return rows[0]?.by_name ?? undefined;
}
