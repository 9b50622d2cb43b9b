import type { Db } from "../../platform/database.ts";

// better-auth's name for an account that signs in with a password
const byPassword = "credential";

export async function findPasswordByEmail(
  db: Db,
  email: string,
): Promise<{ readonly userId: string; readonly hash: string | null } | undefined> {
  return db
    .selectFrom("auth_user as user")
    .innerJoin("auth_account as account", "account.user_id", "user.id")
    .select(["user.id as userId", "account.password as hash"])
    .where("user.email", "=", email)
    .where("account.provider_id", "=", byPassword)
    .executeTakeFirst();
}

export async function findPassword(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("auth_account")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", byPassword)
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** Whether this hash is still the account's. Waits for a change that is under way. */
export async function isPassword(db: Db, userId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("auth_account")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", byPassword)
    .forShare()
    .executeTakeFirst();
  return row?.password === hash;
}

export async function storePassword(db: Db, userId: string, hash: string): Promise<void> {
  await db
    .updateTable("auth_account")
    .set({ password: hash, updated_at: new Date() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", byPassword)
    .execute();
}
