import type { Transaction } from "../../../platform/context.ts";

export interface PendingSignIn {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly failedCount: number;
}

export async function insertPendingSignIn(
  t: Transaction,
  { tokenHash, userId, expiresAt }: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await t.db
    .insertInto("pending_sign_in")
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Undefined once the sign-in has expired. */
export async function findPendingSignIn(
  t: Transaction,
  tokenHash: Buffer,
): Promise<PendingSignIn | undefined> {
  return t.db
    .selectFrom("pending_sign_in")
    .select(["token_hash as tokenHash", "user_id as userId", "failed_count as failedCount"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", t.now())
    .executeTakeFirst();
}

export async function setFailedCount(
  t: Transaction,
  tokenHash: Buffer,
  failedCount: number,
): Promise<void> {
  await t.db
    .updateTable("pending_sign_in")
    .set({ failed_count: failedCount })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function deletePendingSignIn(t: Transaction, tokenHash: Buffer): Promise<void> {
  await t.db.deleteFrom("pending_sign_in").where("token_hash", "=", tokenHash).execute();
}
