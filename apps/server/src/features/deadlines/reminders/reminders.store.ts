import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** The last day whose reminders are written; held until the transaction ends, so that none is written twice. */
export async function holdRemindedThrough(t: AgencyTransaction): Promise<string | undefined> {
  await t.db
    .insertInto("deadline_setting")
    .values({ agency_id: t.agency.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { reminded_through } = await t.db
    .selectFrom("deadline_setting")
    .select("reminded_through")
    .where("agency_id", "=", t.agency.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return reminded_through ?? undefined;
}

export async function setRemindedThrough(t: AgencyTransaction, day: string): Promise<void> {
  await t.db
    .updateTable("deadline_setting")
    .set({ reminded_through: day })
    .where("agency_id", "=", t.agency.id)
    .execute();
}

/** Members who work here and have finished their onboarding */
export async function listRemindedMembers(t: AgencyTransaction): Promise<string[]> {
  const rows = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", t.agency.id)
    .where("deactivated_at", "is", null)
    .where("active", "=", true)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}
