import type { Transaction } from "../../platform/context.ts";

export async function listWaitingLetters(t: Transaction, before: Date) {
  const rows = await t.db
    .selectFrom("business_letter")
    .select(["agency_id", "id"])
    .where("state", "=", "waiting")
    .where("written_at", "<", before)
    .orderBy("written_at")
    .limit(5_000)
    .execute();
  return rows.map((row) => ({ agencyId: row.agency_id, letterId: row.id }));
}
