import type { Transaction } from "../../platform/context.ts";
import { deleteLinks } from "./link.store.ts";

/**
 * Sets a new password and ends what the old one began: sessions, begun sign-ins, trusted devices and links. One
 * transaction, so that no thief's session outlives it.
 */
export async function replacePassword(
  t: Transaction,
  {
    userId,
    hash,
    keptSessionId,
  }: { userId: string; hash: string; keptSessionId?: string | undefined },
): Promise<void> {
  await t.db
    .updateTable("auth_account")
    .set({ password: hash, updated_at: t.now() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await t.db
    .deleteFrom("auth_session")
    .where("user_id", "=", userId)
    .$if(keptSessionId !== undefined, (query) => query.where("id", "!=", keptSessionId!))
    .execute();
  // Begun sign-ins and trusted devices: better-auth keeps both as verifications with the user's id as their value.
  await t.db.deleteFrom("auth_verification").where("value", "=", userId).execute();
  await deleteLinks(t, userId);
}

/** When the password was last set. */
export async function getPasswordDate(t: Transaction, userId: string): Promise<Date> {
  const row = await t.db
    .selectFrom("auth_account")
    .select("updated_at")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirstOrThrow();
  return row.updated_at;
}
