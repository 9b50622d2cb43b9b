import type { AgencyTransaction } from "./tenancy.ts";

/**
 * One after the other: what counts seats or depends on who owns the agency holds its row until the transaction ends.
 * Rows that only point to the agency (security events above all) can still be written meanwhile.
 */
export async function lockAgency(t: AgencyTransaction): Promise<void> {
  await t.db
    .selectFrom("agency")
    .select("id")
    .where("id", "=", t.agency.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Whether the agency is still there; if so, it stays until the transaction ends. A job that writes late takes this lock
 * before all others, as a deletion does, so that neither waits for the other.
 */
export async function holdAgency(t: AgencyTransaction): Promise<boolean> {
  const row = await t.db
    .selectFrom("agency")
    .select("id")
    .where("id", "=", t.agency.id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function isActiveOwner(t: AgencyTransaction, userId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("role", "=", "owner")
    .where("active", "=", true)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
