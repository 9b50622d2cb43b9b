import type { Context, Transaction } from "../../../platform/context.ts";
import { deleteLinks } from "../links/link.store.ts";
import { endSessions } from "../sessions/session.store.ts";

/** undefined: there is no such account, or it takes a reset to sign in with a password. */
export async function findPasswordHash(
  { db }: Pick<Context, "db">,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("user_account")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/** Whether this is still the account's hash. */
export async function hasPasswordHash(
  t: Transaction,
  userId: string,
  hash: string,
): Promise<boolean> {
  return (await findPasswordHash(t, userId)) === hash;
}

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
    .updateTable("user_account")
    .set({ password_hash: hash, password_set_at: t.now() })
    .where("id", "=", userId)
    .execute();
  await endSessions(t, userId, { exceptSessionId: keptSessionId });
  await deleteLinks(t, userId);
}

/** When the password was last set. */
export async function getPasswordDate(t: Transaction, userId: string): Promise<Date> {
  const row = await t.db
    .selectFrom("user_account")
    .select("password_set_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.password_set_at;
}
