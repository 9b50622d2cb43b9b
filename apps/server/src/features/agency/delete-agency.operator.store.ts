import type { Transaction } from "../../platform/context.ts";
import { deleteTraces } from "../../platform/tenancy/user-traces.operator.store.ts";

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
  // Held before its members are read: nobody joins in between and is left behind.
  const held = await t.db
    .selectFrom("agency")
    .select("id")
    .where("id", "=", agencyId)
    .where("deletion_due_at", "<=", t.now())
    .forUpdate()
    .executeTakeFirst();
  if (!held) return false;
  const members = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", agencyId)
    .execute();
  await t.db.deleteFrom("agency").where("id", "=", agencyId).execute();
  const userIds = members.map((member) => member.user_id);
  await deleteTraces(t, userIds);
  if (userIds.length > 0)
    await t.db.deleteFrom("user_account").where("id", "in", userIds).execute();
  return true;
}
