import type { Transaction } from "../../../platform/context.ts";
import type { Encrypted } from "../../../ports/key-ring.ts";

// Callers lock the account first, so that no other request changes its second factor in between.

export interface SecondFactor {
  readonly encryptedKey: Encrypted;
  readonly lastUsedStep: number;
  readonly failedCount: number;
  readonly lockedUntil: Date | undefined;
}

export async function findSecondFactor(
  t: Transaction,
  userId: string,
): Promise<SecondFactor | undefined> {
  const row = await t.db
    .selectFrom("second_factor")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return (
    row && {
      encryptedKey: { keyId: row.key_id, bytes: row.encrypted_key },
      lastUsedStep: Number(row.last_used_step ?? 0),
      failedCount: row.failed_count,
      lockedUntil: row.locked_until ?? undefined,
    }
  );
}

/** Stores a new key that is not in force yet, in place of an earlier one and its backup codes. */
export async function replaceSecondFactor(
  t: Transaction,
  userId: string,
  { keyId, bytes }: Encrypted,
): Promise<void> {
  await deleteSecondFactor(t, userId);
  await t.db
    .insertInto("second_factor")
    .values({ user_id: userId, key_id: keyId, encrypted_key: bytes })
    .execute();
}

export async function deleteSecondFactor(t: Transaction, userId: string): Promise<void> {
  await t.db.deleteFrom("second_factor").where("user_id", "=", userId).execute();
}

/** From now on a sign-in needs a code; undefined: no longer. */
export async function setInForce(
  t: Transaction,
  userId: string,
  since: Date | undefined,
): Promise<void> {
  await t.db
    .updateTable("user_account")
    .set({ second_factor_since: since ?? null })
    .where("id", "=", userId)
    .execute();
}

/** Marks an app's code and all older ones as used. */
export async function noteUsedStep(t: Transaction, userId: string, step: number): Promise<void> {
  await t.db
    .updateTable("second_factor")
    .set({ last_used_step: step })
    .where("user_id", "=", userId)
    .execute();
}

export async function noteFailures(
  t: Transaction,
  userId: string,
  { failedCount, lockedUntil }: Pick<SecondFactor, "failedCount" | "lockedUntil">,
): Promise<void> {
  await t.db
    .updateTable("second_factor")
    .set({ failed_count: failedCount, locked_until: lockedUntil ?? null })
    .where("user_id", "=", userId)
    .execute();
}

export async function replaceEncryptedKey(
  t: Transaction,
  userId: string,
  { keyId, bytes }: Encrypted,
): Promise<void> {
  await t.db
    .updateTable("second_factor")
    .set({ key_id: keyId, encrypted_key: bytes })
    .where("user_id", "=", userId)
    .execute();
}

/** Accounts whose key is encrypted with another secret of the server than this one. */
export async function listOtherKeys(
  t: Transaction,
  keyId: string,
): Promise<readonly { readonly userId: string; readonly keyId: string }[]> {
  return t.db
    .selectFrom("second_factor")
    .select(["user_id as userId", "key_id as keyId"])
    .where("key_id", "!=", keyId)
    .execute();
}

/** Replaces all backup codes of the account. */
export async function replaceBackupCodes(
  t: Transaction,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await t.db.deleteFrom("backup_code").where("user_id", "=", userId).execute();
  await t.db
    .insertInto("backup_code")
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Uses up a backup code; false: the account has no such code, or has used it. */
export async function takeBackupCode(
  t: Transaction,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await t.db
    .deleteFrom("backup_code")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
