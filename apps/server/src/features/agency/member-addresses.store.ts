import type { AgencyTransaction } from "../../platform/tenancy.ts";

export async function listMemberAddresses(t: AgencyTransaction): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("member")
    .select("email")
    .where("agency_id", "=", t.agency.id)
    .where("deactivated_at", "is", null)
    .execute();
  return rows.map(({ email }) => email);
}
