import type { Transaction } from "../../platform/context.ts";

export async function listDueAgencies(t: Transaction): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("agency")
    .select("id")
    .where("deletion_due_at", "<=", t.now())
    .execute();
  return rows.map(({ id }) => id);
}

/** The agency with all that is its own, and the accounts of its members. False: taken back in between. */
export async function deleteAgency(t: Transaction, agencyId: string): Promise<boolean> {
  const members = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", agencyId)
    .execute();
  const { numDeletedRows } = await t.db
    .deleteFrom("agency")
    .where("id", "=", agencyId)
    .where("deletion_due_at", "<=", t.now())
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const userIds = members.map((member) => member.user_id);
  if (userIds.length > 0) await t.db.deleteFrom("auth_user").where("id", "in", userIds).execute();
  return true;
}
