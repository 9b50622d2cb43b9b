import type { Transaction } from "../../platform/context.ts";

interface Pass {
  readonly hash: Buffer;
  readonly epoch: string;
  readonly expiresAt: Date;
}

/** Stores a pass and forgets those that nobody can use any more. */
export async function addGatePass(t: Transaction, { hash, epoch, expiresAt }: Pass): Promise<void> {
  await t.db.deleteFrom("gate_pass").where("expires_at", "<=", t.now()).execute();
  await t.db
    .insertInto("gate_pass")
    .values({ token_hash: hash, epoch, expires_at: expiresAt })
    .execute();
}

export async function addAdminUnlock(
  t: Transaction,
  { hash, epoch, expiresAt, sessionId }: Pass & { readonly sessionId: string },
): Promise<void> {
  await t.db.deleteFrom("admin_unlock").where("expires_at", "<=", t.now()).execute();
  await t.db
    .insertInto("admin_unlock")
    .values({ token_hash: hash, session_id: sessionId, epoch, expires_at: expiresAt })
    .execute();
}
