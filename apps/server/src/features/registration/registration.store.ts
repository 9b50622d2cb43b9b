import type { ProfileData } from "@tc/contract";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/schema.ts";

const accountColumns = ["id", "name", "email", "email_verified"] as const;

export function findAccountByEmail(db: Db | KyselyTransaction<Database>, email: string) {
  return db
    .selectFrom("user_account")
    .select(accountColumns)
    .where("email", "=", email)
    .executeTakeFirst();
}

export function findAccount(db: Db | KyselyTransaction<Database>, userId: string) {
  return db
    .selectFrom("user_account")
    .select(accountColumns)
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** Locks the account until the transaction ends. */
export function lockAccount(t: Transaction, userId: string) {
  return t.db
    .selectFrom("user_account")
    .select(accountColumns)
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the new id; undefined: the address already has an account. */
export async function insertAccount(
  t: Transaction,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<string | undefined> {
  const row = await t.db
    .insertInto("user_account")
    .values({
      name,
      email,
      email_verified: false,
      created_at: t.now(),
      password_hash: passwordHash,
      password_set_at: t.now(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Leaves the account without a password: it takes a reset to sign in with one. */
export async function dropPassword(t: Transaction, userId: string): Promise<void> {
  await t.db
    .updateTable("user_account")
    .set({ password_hash: null, password_set_at: t.now() })
    .where("id", "=", userId)
    .execute();
}

export async function insertPendingProfile(
  t: Transaction,
  { agencyId, userId, data }: { agencyId: string; userId: string; data: ProfileData },
): Promise<void> {
  await t.db
    .insertInto("pending_profile")
    .values({ id: agencyId, user_id: userId, data: JSON.stringify(data), created_at: t.now() })
    .execute();
}

export async function findPendingAgencyId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("pending_profile")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.id;
}

/** Replaces the account's link: older links stop working. */
export async function replaceConfirmationToken(
  t: Transaction,
  { userId, hash, expiresAt }: { userId: string; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await t.db
    .deleteFrom("account_link")
    .where("user_id", "=", userId)
    .where("purpose", "=", "confirm_email")
    .execute();
  await t.db
    .insertInto("account_link")
    .values({
      purpose: "confirm_email",
      user_id: userId,
      token_hash: hash,
      created_at: t.now(),
      expires_at: expiresAt,
    })
    .execute();
}

/** The account of a link that still works, or of a used one until it is swept. */
export async function findConfirmationUser(
  t: Transaction,
  hash: Buffer,
): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("account_link")
    .select("user_id")
    .where("token_hash", "=", hash)
    .where("purpose", "=", "confirm_email")
    .where((eb) => eb.or([eb("used_at", "is not", null), eb("expires_at", ">", t.now())]))
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses the link up; false when it cannot be used any more. */
export async function useConfirmationToken(t: Transaction, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("account_link")
    .set({ used_at: t.now() })
    .where("token_hash", "=", hash)
    .where("purpose", "=", "confirm_email")
    .where("used_at", "is", null)
    .where("expires_at", ">", t.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function confirmAccount(t: Transaction, userId: string): Promise<void> {
  await t.db
    .updateTable("user_account")
    .set({ email_verified: true })
    .where("id", "=", userId)
    .execute();
}
