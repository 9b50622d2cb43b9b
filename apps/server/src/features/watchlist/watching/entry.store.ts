import type { WatchWish } from "@tc/domain";
import { invariant } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { StoredNote, StoredRegistration } from "../list/shown-entry.ts";

/** Locks the agency's own word on the tender until the transaction ends. */
export async function holdWish(t: AgencyTransaction, tenderId: string): Promise<WatchWish> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`watch ${t.agency.id} ${tenderId}`}, 0))`.execute(
    t.db,
  );
  const row = await t.db
    .selectFrom("watched_tender")
    .select("is_watched")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  if (!row) return "none";
  return row.is_watched ? "watched" : "ended";
}

export async function writeWish(
  t: AgencyTransaction,
  tenderId: string,
  { wish, userId }: { readonly wish: WatchWish; readonly userId: string },
): Promise<void> {
  if (wish === "none") {
    await t.db
      .deleteFrom("watched_tender")
      .where("agency_id", "=", t.agency.id)
      .where("tender_id", "=", tenderId)
      .execute();
    return;
  }
  const values = { is_watched: wish === "watched", set_at: t.now(), set_by: userId };
  await t.db
    .insertInto("watched_tender")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}

export async function isFollowed(t: AgencyTransaction, tenderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from followed_tender where agency_id = ${t.agency.id} and tender_id = ${tenderId}`.execute(
    t.db,
  );
  return rows.length > 0;
}

export interface WatchEntry extends StoredNote, StoredRegistration {
  readonly assigneeId: string | null;
}

/** What the agency says of the tender; the entry is made where there is none, and locked until the transaction ends. */
export async function holdEntry(t: AgencyTransaction, tenderId: string): Promise<WatchEntry> {
  await t.db
    .insertInto("watch_entry")
    .values({ agency_id: t.agency.id, tender_id: tenderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<WatchEntry>`
    select note, note_at as "noteAt", note_by as "noteBy", assignee_id as "assigneeId",
      is_registered as "isRegistered", registered_at as "registeredAt", registered_by as "registeredBy",
      looked_at as "lookedAt", looked_by as "lookedBy"
    from watch_entry where agency_id = ${t.agency.id} and tender_id = ${tenderId} for update`.execute(
    t.db,
  );
  const [entry] = rows;
  invariant(entry, "an entry that was just made is there");
  return entry;
}

export interface EntryChange {
  readonly note?: string | null;
  readonly note_at?: Date | null;
  readonly note_by?: string | null;
  readonly assignee_id?: string | null;
  readonly is_registered?: boolean | null;
  readonly registered_at?: Date | null;
  readonly registered_by?: string | null;
  readonly looked_at?: Date;
  readonly looked_by?: string;
}

export async function writeEntry(
  t: AgencyTransaction,
  tenderId: string,
  change: EntryChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await t.db
    .updateTable("watch_entry")
    .set(change)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

export async function listNames(t: AgencyTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await t.db
    .selectFrom("member")
    .select(["user_id", "name"])
    .where("agency_id", "=", t.agency.id)
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}

export async function isActiveMember(t: AgencyTransaction, userId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("active", "=", true)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findTitle(t: AgencyTransaction, tenderId: string): Promise<string> {
  const { title } = await t.db
    .selectFrom("tender")
    .select("title")
    .where("id", "=", tenderId)
    .executeTakeFirstOrThrow();
  return title;
}
