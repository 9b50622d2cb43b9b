import type { Transaction } from "../../platform/context.ts";

// Before the onboarding is finished a session carries no membership: only the account says which agency it belongs to.

export async function findAgencyIdOf(t: Transaction, userId: string): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("member")
    .select("agency_id")
    .where("user_id", "=", userId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row?.agency_id;
}

export async function hasPendingProfile(t: Transaction, userId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("pending_profile")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
