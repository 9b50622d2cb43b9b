import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** Agencies with a proof, a certificate or an insurance of which a last day lies between these two, both included. */
export async function listExpiringAgencies(
  t: Transaction,
  from: string,
  to: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ agency_id: string }>`
    select p.agency_id from proof_file p
    where p.replaced_by is null and p.valid_until between ${from} and ${to}
    union
    select p.agency_id from profile p
    where exists (
        select from jsonb_array_elements(p.data -> 'certificates') c
        where c ->> 'expiresOn' between ${from} and ${to})
      or p.data -> 'insurance' ->> 'expiresOn' between ${from} and ${to}
    order by agency_id`.execute(t.db);
  return rows.map((row) => row.agency_id);
}
