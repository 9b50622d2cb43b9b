import type { MemberNotification } from "@tc/contract";
import type { NotificationDetails, NotificationEvent } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export interface NewNotification {
  /** A member of the transaction's agency */
  readonly userId: string;
  readonly event: NotificationEvent;
  /** Names what happened; a second report of the same key tells nobody twice. */
  readonly key: string;
  readonly tenderId?: string;
  /** German, one line */
  readonly heading: string;
  /** Where a click leads, e.g. /app/watchlist */
  readonly path: string;
  readonly details?: NotificationDetails;
}

export async function insertNotification(
  t: AgencyTransaction,
  { userId, event, key, tenderId, heading, path, details }: NewNotification,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await t.db
    .insertInto("notification")
    .values({
      agency_id: t.agency.id,
      user_id: userId,
      event,
      key,
      tender_id: tenderId ?? null,
      heading,
      path,
      details: details ? JSON.stringify(details) : null,
      created_at: t.now(),
    })
    .onConflict((conflict) => conflict.columns(["user_id", "event", "key"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Newest first */
export async function listNotificationRows(
  t: AgencyTransaction,
  userId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<MemberNotification[]> {
  const rows = await t.db
    .selectFrom("notification")
    .select(["id", "event", "heading", "path", "created_at", "seen_at"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, event, heading, path, created_at, seen_at }) => ({
    id,
    // Only `notify` writes the column.
    event: event as NotificationEvent,
    heading,
    path,
    at: created_at.toISOString(),
    isSeen: seen_at !== null,
  }));
}

export async function countUnseenOf(t: AgencyTransaction, userId: string): Promise<number> {
  const { count } = await t.db
    .selectFrom("notification")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("seen_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the ids of those that were unseen until now, newest first. */
export async function setSeen(
  t: AgencyTransaction,
  userId: string,
  ids?: readonly string[],
): Promise<string[]> {
  const rows = await t.db
    .updateTable("notification")
    .set({ seen_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("seen_at", "is", null)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => b.localeCompare(a));
}

export async function setUnseen(
  t: AgencyTransaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await t.db
    .updateTable("notification")
    .set({ seen_at: null })
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .execute();
}
