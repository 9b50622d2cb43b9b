import type { MemberNotification } from "@tc/contract";
import { notificationHeading } from "@tc/domain";
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

/** Undefined: the member was told before. */
export async function insertNotification(
  t: AgencyTransaction,
  { userId, event, key, tenderId, heading, path, details }: NewNotification,
  /** False: the member wants no mails of its event, and switching them on later brings none of it. */
  isForMail: boolean,
): Promise<string | undefined> {
  const row = await t.db
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
      is_for_mail: isForMail,
      created_at: t.now(),
    })
    .onConflict((conflict) => conflict.columns(["user_id", "event", "key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export interface UnmailedNotification {
  readonly id: string;
  readonly event: NotificationEvent;
  readonly tenderId?: string;
  readonly heading: string;
  readonly path: string;
  readonly details?: NotificationDetails;
  readonly createdAt: Date;
  /** Shown under the bell, or in the app, and seen there */
  readonly isSeen: boolean;
}

/** What is older is no news, and no mail tells it any more. */
export const newsDays = 14;
const maxUnmailed = 500;

/**
 * What no mail has told the member yet, oldest first; of very many the newest. Held until the transaction ends: one mail
 * takes it.
 */
export async function listUnmailed(
  t: AgencyTransaction,
  {
    userId,
    events,
    tenderId,
    notificationId,
  }: {
    readonly userId: string;
    readonly events: readonly NotificationEvent[];
    readonly tenderId?: string | undefined;
    readonly notificationId?: string | undefined;
  },
): Promise<readonly UnmailedNotification[]> {
  if (events.length === 0) return [];
  const rows = await t.db
    .selectFrom("notification")
    .select(["id", "event", "tender_id", "heading", "path", "details", "created_at", "seen_at"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("mailed_at", "is", null)
    .where("is_for_mail", "=", true)
    .where("event", "in", [...events])
    .$if(tenderId !== undefined, (query) => query.where("tender_id", "=", tenderId ?? ""))
    .$if(notificationId !== undefined, (query) => query.where("id", "=", notificationId ?? ""))
    .where("created_at", ">=", new Date(t.now().getTime() - newsDays * 86_400_000))
    .orderBy("id", "desc")
    .limit(maxUnmailed)
    .forUpdate()
    .execute();
  return rows.toReversed().map((row) => ({
    id: row.id,
    // Written by `insertNotification` alone.
    event: row.event as NotificationEvent,
    ...(row.tender_id !== null && { tenderId: row.tender_id }),
    path: row.path,
    ...toWords(row),
    createdAt: row.created_at,
    isSeen: row.seen_at !== null,
  }));
}

/** `insertNotification` alone writes the columns. */
function toWords({ heading, details }: { readonly heading: string; readonly details: unknown }) {
  return { heading, ...(details !== null && { details: details as NotificationDetails }) };
}

/** They stand in a mail that this transaction queues. */
export async function markMailed(t: AgencyTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await t.db
    .updateTable("notification")
    .set({ mailed_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "in", [...ids])
    .execute();
}

/** Newest first */
export async function listNotificationRows(
  t: AgencyTransaction,
  userId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<MemberNotification[]> {
  const rows = await t.db
    .selectFrom("notification")
    .select(["id", "event", "heading", "path", "details", "created_at", "seen_at"])
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, event, path, created_at, seen_at, ...row }) => ({
    id,
    // Only `notify` writes the column.
    event: event as NotificationEvent,
    heading: notificationHeading(toWords(row), t.now()),
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
