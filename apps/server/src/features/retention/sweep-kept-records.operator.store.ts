import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

/** Of agencies that are gone, and of those that are there: what has been kept long enough. Returns how many rows. */
export async function deleteKeptRecords(
  t: Transaction,
  { contracts, correspondence }: { readonly contracts: Date; readonly correspondence: Date },
): Promise<number> {
  const statements = [
    sql`delete from kept_record where class = 'contracts' and recorded_at < ${contracts}`,
    sql`delete from kept_record where class = 'correspondence' and recorded_at < ${correspondence}`,
    sql`delete from invoice where created_at < ${contracts}`,
    sql`delete from billing_command where begun_at < ${contracts} and done_at is not null`,
    sql`delete from business_letter where written_at < ${correspondence}`,
  ];
  let deleted = 0;
  for (const statement of statements) {
    const { numAffectedRows } = await statement.execute(t.db);
    deleted += Number(numAffectedRows ?? 0);
  }
  return deleted;
}
