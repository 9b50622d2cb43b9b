import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface Expiring {
  readonly name: string;
  /** Its last day */
  readonly day: string;
  /** Where it is renewed */
  readonly path: string;
}

/**
 * What of proofs and profile has its last day between these two. A certificate of the profile whose proof lies here, too,
 * is told once.
 */
export async function listExpiring(
  t: AgencyTransaction,
  from: string,
  to: string,
): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select distinct on (lower(name), day) name, day, path
    from (
      select name, valid_until::text as day, '/app/profil/nachweise' as path, 1 as place
      from proof_file where agency_id = ${t.agency.id} and replaced_by is null
      union all
      select c ->> 'name', c ->> 'expiresOn', '/app/profil#zertifikate', 2
      from profile, jsonb_array_elements(data -> 'certificates') c where agency_id = ${t.agency.id}
      union all
      select 'Berufshaftpflicht', data -> 'insurance' ->> 'expiresOn', '/app/profil#versicherung', 3
      from profile where agency_id = ${t.agency.id}
    ) dated
    where day between ${from} and ${to} and name is not null
    order by lower(name), day, place`.execute(t.db);
  return rows;
}

export async function listActiveMembers(t: AgencyTransaction): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", t.agency.id)
    .where("deactivated_at", "is", null)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}
