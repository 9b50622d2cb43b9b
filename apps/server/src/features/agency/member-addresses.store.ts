import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const activeMembers = (t: AgencyTransaction) =>
  t.db
    .selectFrom("member")
    .where("agency_id", "=", t.agency.id)
    .where("deactivated_at", "is", null);

export async function listActiveMembers(t: AgencyTransaction): Promise<readonly string[]> {
  const rows = await activeMembers(t).select("user_id").execute();
  return rows.map((row) => row.user_id);
}

/** undefined: gone or shut out meanwhile. */
export async function findAddress(
  t: AgencyTransaction,
  userId: string,
): Promise<string | undefined> {
  const row = await activeMembers(t)
    .select("email")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.email;
}
