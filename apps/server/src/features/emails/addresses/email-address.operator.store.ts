import type { Transaction } from "../../../platform/context.ts";

/** The link alone says which agency's address it is about. Undefined: unknown, replaced, removed or too old. */
export async function confirmByToken(
  t: Transaction,
  tokenHash: Buffer,
  requestedAfter: Date,
): Promise<{ address: string; isConfirmedBefore: boolean } | undefined> {
  const row = await t.db
    .selectFrom("email_address")
    .select(["id", "address", "confirmed_at"])
    .where("token_hash", "=", tokenHash)
    .where("removed_at", "is", null)
    .where("requested_at", ">", requestedAfter)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.confirmed_at) return { address: row.address, isConfirmedBefore: true };
  await t.db
    .updateTable("email_address")
    .set({ confirmed_at: t.now(), confirmed_from: t.client?.ip ?? null })
    .where("id", "=", row.id)
    .execute();
  return { address: row.address, isConfirmedBefore: false };
}
