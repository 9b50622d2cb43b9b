import type { Transaction } from "../../../platform/context.ts";

/** Agencies with an order that was begun before an instant and of which nobody knows how it went. */
export async function listAgenciesWithOpenCommands(
  t: Transaction,
  begunBefore: Date,
): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("billing_command")
    .select("agency_id")
    .distinct()
    .where("done_at", "is", null)
    .where("begun_at", "<=", begunBefore)
    .execute();
  return rows.map((row) => row.agency_id);
}
