import type { Transaction } from "../../../platform/context.ts";

export interface FoundFeed {
  readonly agencyId: string;
  readonly userId: string;
  readonly hasOwn: boolean;
}

/** Finds the member who owns a feed address. Returns undefined if the address is unknown or revoked, or its owner is no active member. */
export async function findFeedByHash(t: Transaction, hash: Buffer): Promise<FoundFeed | undefined> {
  const row = await t.db
    .selectFrom("calendar_feed")
    .innerJoin("member", (join) =>
      join
        .onRef("member.user_id", "=", "calendar_feed.user_id")
        .onRef("member.agency_id", "=", "calendar_feed.agency_id"),
    )
    .select(["calendar_feed.agency_id", "calendar_feed.user_id", "has_own"])
    .where("token_hash", "=", hash)
    .where("member.deactivated_at", "is", null)
    .where("member.active", "=", true)
    .executeTakeFirst();
  return row && { agencyId: row.agency_id, userId: row.user_id, hasOwn: row.has_own };
}
