import type { Transaction } from "../../../platform/context.ts";

interface TrustedDevice {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly expiresAt: Date;
}

export async function insertTrustedDevice(
  t: Transaction,
  { tokenHash, userId, expiresAt }: TrustedDevice,
): Promise<void> {
  await t.db
    .insertInto("trusted_device")
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** False: this account does not trust the device, or its trust has expired. */
export async function renewTrustedDevice(
  t: Transaction,
  { oldHash, userId, tokenHash, expiresAt }: TrustedDevice & { readonly oldHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("trusted_device")
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .where("token_hash", "=", oldHash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", t.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
