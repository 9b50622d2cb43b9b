import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface Feed {
  readonly hasOwn: boolean;
  readonly createdAt: Date;
  readonly lastReadAt?: Date;
}

export async function findFeed(t: AgencyTransaction, userId: string): Promise<Feed | undefined> {
  const row = await t.db
    .selectFrom("calendar_feed")
    .select(["has_own", "created_at", "last_read_at"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return (
    row && {
      hasOwn: row.has_own,
      createdAt: row.created_at,
      ...(row.last_read_at && { lastReadAt: row.last_read_at }),
    }
  );
}

/** The member's one feed gets this address; an earlier one is forgotten. */
export async function writeFeed(
  t: AgencyTransaction,
  userId: string,
  { hash, hasOwn }: { readonly hash: Buffer; readonly hasOwn: boolean },
): Promise<void> {
  const values = { token_hash: hash, has_own: hasOwn, created_at: t.now(), last_read_at: null };
  await t.db
    .insertInto("calendar_feed")
    .values({ agency_id: t.agency.id, user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/** False: there is none. */
export async function updateFeed(
  t: AgencyTransaction,
  userId: string,
  change: { readonly hasOwn?: boolean; readonly lastReadAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("calendar_feed")
    .set({
      ...(change.hasOwn !== undefined && { has_own: change.hasOwn }),
      ...(change.lastReadAt && { last_read_at: change.lastReadAt }),
    })
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFeed(t: AgencyTransaction, userId: string): Promise<void> {
  await t.db
    .deleteFrom("calendar_feed")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .execute();
}
