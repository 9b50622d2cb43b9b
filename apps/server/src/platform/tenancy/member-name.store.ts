import type { AgencyTransaction } from "./tenancy.ts";

/** The caller as the other members know them. */
export async function memberName(t: AgencyTransaction, userId: string): Promise<string> {
  const { name } = await t.db
    .selectFrom("member")
    .select("name")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return name;
}
