import type { Transaction } from "../context.ts";

// Events and alerts about somebody who had no agency yet: no foreign key takes them along when somebody goes.

/** What was written down about a member before they had an agency becomes that agency's: exported and deleted with it. */
export async function attachTraces(t: Transaction, userId: string): Promise<void> {
  for (const table of ["audit_event", "support_alert"] as const) {
    await t.db
      .updateTable(table)
      .from("member")
      .set(({ ref }) => ({ agency_id: ref("member.agency_id") }))
      .whereRef("member.user_id", "=", `${table}.user_id`)
      .where(`${table}.user_id`, "=", userId)
      .where(`${table}.agency_id`, "is", null)
      .execute();
  }
}

/** For accounts that are deleted: what no agency took along. */
export async function deleteTraces(t: Transaction, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  for (const table of ["audit_event", "support_alert"] as const) {
    await t.db
      .deleteFrom(table)
      .where("agency_id", "is", null)
      .where("user_id", "in", userIds)
      .execute();
  }
}
