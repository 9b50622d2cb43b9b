import type { Transaction } from "../../platform/context.ts";

export async function deleteOldConsents(t: Transaction, before: Date): Promise<number> {
  const { numDeletedRows } = await t.db
    .deleteFrom("consent")
    .where("received_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
