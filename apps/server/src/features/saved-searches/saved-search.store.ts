import type { SavedQuery } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

/** Without those of members who left, unless the team shares them */
function searches(t: AgencyTransaction) {
  return t.db
    .selectFrom("saved_search as search")
    .innerJoin("member as owner", "owner.user_id", "search.user_id")
    .select([
      "search.id",
      "search.user_id",
      "search.name",
      "search.is_shared",
      "search.mails",
      "search.query",
      "search.created_at",
      "search.changed_at",
      "owner.name as owner_name",
      sql<boolean>`owner.active and owner.deactivated_at is null`.as("is_owner_active"),
    ])
    .where("search.agency_id", "=", t.agency.id)
    .where("owner.agency_id", "=", t.agency.id)
    .where("search.deleted_at", "is", null)
    .where(({ or, eb }) =>
      or([eb("owner.deactivated_at", "is", null), eb("search.is_shared", "=", true)]),
    );
}

/** All of the agency's, by name */
export function listSearchRows(t: AgencyTransaction) {
  return searches(t)
    .orderBy(sql`lower(search.name)`)
    .orderBy("search.id")
    .execute();
}
export type SearchRow = Awaited<ReturnType<typeof listSearchRows>>[number];

/** Those that this member may open, in the member's own order, with when they were looked at last */
export function listSearchesOf(t: AgencyTransaction, userId: string) {
  return visibleTo(t, userId)
    .orderBy("mine.place", (order) => order.asc().nullsLast())
    .orderBy(sql`lower(search.name)`)
    .orderBy("search.id")
    .execute();
}
export type VisibleSearch = Awaited<ReturnType<typeof listSearchesOf>>[number];

export function findVisibleSearch(t: AgencyTransaction, userId: string, id: string) {
  return visibleTo(t, userId).where("search.id", "=", id).executeTakeFirst();
}

function visibleTo(t: AgencyTransaction, userId: string) {
  return searches(t)
    .leftJoin("saved_search_member as mine", (join) =>
      join
        .onRef("mine.saved_search_id", "=", "search.id")
        .onRef("mine.agency_id", "=", "search.agency_id")
        .on("mine.user_id", "=", userId),
    )
    .select("mine.seen_at")
    .where(({ or, eb }) =>
      or([eb("search.user_id", "=", userId), eb("search.is_shared", "=", true)]),
    );
}

/** Counts a member's searches and holds the count until the transaction ends. */
export async function countSearches(t: AgencyTransaction, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${userId}`}, 0))`.execute(
    t.db,
  );
  const { count } = await t.db
    .selectFrom("saved_search")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface SearchContent {
  readonly name: string;
  readonly query: SavedQuery;
  readonly isShared: boolean;
  readonly mails: boolean;
}

export async function insertSearch(
  t: AgencyTransaction,
  userId: string,
  { name, query, isShared, mails }: SearchContent,
): Promise<string> {
  const { id } = await t.db
    .insertInto("saved_search")
    .values({
      agency_id: t.agency.id,
      user_id: userId,
      name,
      query: JSON.stringify(query),
      is_shared: isShared,
      mails,
      created_at: t.now(),
      changed_at: t.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type SearchChange = {
  readonly [Key in keyof SearchContent]?: SearchContent[Key] | undefined;
};

export async function updateSearch(
  t: AgencyTransaction,
  id: string,
  { name, query, isShared, mails }: SearchChange,
): Promise<void> {
  await t.db
    .updateTable("saved_search")
    .set({
      changed_at: t.now(),
      ...(name !== undefined && { name }),
      ...(query !== undefined && { query: JSON.stringify(query) }),
      ...(isShared !== undefined && { is_shared: isShared }),
      ...(mails !== undefined && { mails }),
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export async function setDeleted(t: AgencyTransaction, id: string, isDeleted: boolean) {
  await t.db
    .updateTable("saved_search")
    .set({ deleted_at: isDeleted ? t.now() : null })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export function findDeletedSearch(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("saved_search")
    .select(["user_id", "is_shared", "deleted_at"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
}

/**
 * Nobody can take their deletion back any more: of the agency those deleted before that moment, and of the member all but
 * the latest.
 */
export async function forgetDeletedSearches(
  t: AgencyTransaction,
  {
    before,
    userId,
    kept,
  }: { readonly before: Date; readonly userId: string; readonly kept: number },
): Promise<void> {
  await sql`
    delete from saved_search
    where agency_id = ${t.agency.id} and (deleted_at < ${before} or id in (
      select id from saved_search
      where agency_id = ${t.agency.id} and user_id = ${userId} and deleted_at is not null
      order by deleted_at desc, id desc offset ${kept}))`.execute(t.db);
}

/** The member looked at its results just now. */
export async function setSeen(t: AgencyTransaction, userId: string, id: string): Promise<void> {
  await t.db
    .insertInto("saved_search_member")
    .values({ agency_id: t.agency.id, saved_search_id: id, user_id: userId, seen_at: t.now() })
    .onConflict((conflict) =>
      conflict.columns(["saved_search_id", "user_id"]).doUpdateSet({ seen_at: t.now() }),
    )
    .execute();
}

/** The places of these searches in the member's list, from the first on */
export async function setPlaces(
  t: AgencyTransaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await t.db
    .insertInto("saved_search_member")
    .values(
      ids.map((id, place) => ({
        agency_id: t.agency.id,
        saved_search_id: id,
        user_id: userId,
        place,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["saved_search_id", "user_id"])
        .doUpdateSet(({ ref }) => ({ place: ref("excluded.place") })),
    )
    .execute();
}
