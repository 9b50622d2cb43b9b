import type { Transaction } from "../../../platform/context.ts";

/** Agencies with a command that began before this moment and is still open. */
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
