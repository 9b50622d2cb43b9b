import type { Context, Transaction } from "../../../platform/context.ts";
import { holdAccount } from "../hold-account.store.ts";

/** A transaction, or a context outside of one. */
type Store = Pick<Context, "db" | "now">;

interface NewSession {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly expiresAt: Date;
}

export interface SessionEntry {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
}

const maxUserAgentLength = 500;

export async function insertSession({ db, now }: Store, session: NewSession): Promise<void> {
  const { userId, tokenHash, ip, userAgent, expiresAt } = session;
  await db
    .insertInto("session")
    .values({
      user_id: userId,
      token_hash: tokenHash,
      ip,
      user_agent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      created_at: now(),
      last_used_at: now(),
      expires_at: expiresAt,
    })
    .execute();
}

/** Gives a session a new token, so that a copy of the old cookie no longer works. Returns when the session ends. */
export async function replaceSessionToken(
  { db }: Store,
  sessionId: string,
  tokenHash: Buffer,
): Promise<Date | undefined> {
  const row = await db
    .updateTable("session")
    .set({ token_hash: tokenHash })
    .where("id", "=", sessionId)
    .returning("expires_at")
    .executeTakeFirst();
  return row?.expires_at;
}

/** Sessions that have not ended, the last used first. */
export async function listLivingSessions(
  { db, now }: Store,
  userId: string,
): Promise<readonly SessionEntry[]> {
  const rows = await db
    .selectFrom("session")
    .select(["id", "created_at", "last_used_at", "expires_at", "ip", "user_agent"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now())
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    ip: row.ip ?? undefined,
    userAgent: row.user_agent ?? undefined,
  }));
}

/** Deletes the session. Returns its account if the session had not ended yet. */
export async function deleteSessionByHash(
  { db, now }: Store,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("session")
    .where("token_hash", "=", tokenHash)
    .returning(["user_id", "expires_at"])
    .executeTakeFirst();
  return row && row.expires_at > now() ? row.user_id : undefined;
}

/** Whether the session existed and belonged to this account. */
export async function deleteSession(
  { db }: Store,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("session")
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends a person's sessions, begun sign-ins and trusted devices, in the transaction that gives the reason. It holds the
 * account, so a sign-in at the same moment either sees the reason or has its session ended here.
 */
export async function endSessions(
  t: Transaction,
  userId: string,
  { exceptSessionId }: { readonly exceptSessionId?: string | undefined } = {},
): Promise<void> {
  await holdAccount(t, userId);
  await t.db
    .deleteFrom("session")
    .where("user_id", "=", userId)
    .$if(exceptSessionId !== undefined, (query) => query.where("id", "!=", exceptSessionId!))
    .execute();
  await forgetDevices(t, userId);
}

/** Ends begun sign-ins, which wait for a code, and trusted devices, which need none. */
export async function forgetDevices({ db }: Pick<Context, "db">, userId: string): Promise<void> {
  await db.deleteFrom("pending_sign_in").where("user_id", "=", userId).execute();
  await db.deleteFrom("trusted_device").where("user_id", "=", userId).execute();
}
