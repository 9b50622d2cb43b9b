import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export interface SecondFactorRow {
  /** Encrypted */
  readonly secret: string;
  readonly lockedUntil: Date | null;
}

export async function findSecondFactor(
  db: Db,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom("auth_two_factor")
    .select(["secret", "locked_until as lockedUntil"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Uses a code up, and with it all older ones. False: it was used before. Of two at a time one succeeds. */
export async function claimTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("auth_two_factor")
    .set({ last_used_step: step })
    .where("user_id", "=", userId)
    .where(sql<boolean>`coalesce(last_used_step, 0) < ${step}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sign-ins that wait for their code and devices that are trusted not to need one. better-auth keeps both as
 * verifications with the user's id as their value.
 */
export async function forgetChallengesAndDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("auth_verification").where("value", "=", userId).execute();
}
