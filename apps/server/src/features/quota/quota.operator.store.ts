import type { Transaction } from "../../platform/context.ts";

export async function refundReservedBefore(t: Transaction, before: Date): Promise<number> {
  const refunded = await t.db
    .updateTable("quota_use")
    .set({ state: "refunded", settled_at: t.now() })
    .where("state", "=", "reserved")
    .where("reserved_at", "<", before)
    .returning("id")
    .execute();
  return refunded.length;
}
