import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import type { AuthSession, SessionListEntry } from "../../ports/auth.ts";

/** The living session of a token; that it was used is noted once an hour. */
export async function findSessionByToken(db: Db, token: string): Promise<AuthSession | undefined> {
  const row = await db
    .selectFrom("auth_session as session")
    .innerJoin("auth_user as user", "user.id", "session.user_id")
    .select([
      "session.id",
      "user.id as userId",
      "user.name",
      "user.email",
      "user.is_admin as isAdmin",
      "user.two_factor_enabled as hasSecondFactor",
      "user.created_at as userCreatedAt",
      "user.last_sign_in_at as lastSignInAt",
      sql<boolean>`session.updated_at < now() - interval '1 hour'`.as("isUseUnnoted"),
    ])
    .where("session.token", "=", token)
    .where("session.expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { isUseUnnoted, lastSignInAt, ...session } = row;
  if (isUseUnnoted) await noteUse(db, session.id);
  return { ...session, lastSignInAt: lastSignInAt ?? undefined };
}

async function noteUse(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable("auth_session")
    .set({ updated_at: sql`now()` })
    .where("id", "=", sessionId)
    .execute();
}

export async function noteSignIn(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("auth_user")
    .set({ last_sign_in_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
}

export async function listLivingSessions(
  db: Db,
  userId: string,
): Promise<readonly SessionListEntry[]> {
  const rows = await db
    .selectFrom("auth_session")
    .select(["id", "created_at", "updated_at", "expires_at", "ip_address", "user_agent"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.updated_at,
    expiresAt: row.expires_at,
    // better-auth stores what it does not know as empty text.
    ip: row.ip_address || undefined,
    userAgent: row.user_agent || undefined,
  }));
}

export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom("auth_session").where("token", "=", token).execute();
}

/** Whether it was there. */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("auth_session")
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessions(
  db: Db,
  userId: string,
  exceptSessionId: string | undefined,
): Promise<void> {
  await db
    .deleteFrom("auth_session")
    .where("user_id", "=", userId)
    .$if(exceptSessionId !== undefined, (query) => query.where("id", "!=", exceptSessionId!))
    .execute();
}
