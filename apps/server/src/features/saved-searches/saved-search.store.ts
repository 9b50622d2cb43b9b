import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

/** By name; without those of members who left, unless the team shares them. */
export function listSearchRows(t: AgencyTransaction) {
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
    )
    .orderBy(sql`lower(search.name)`)
    .orderBy("search.id")
    .execute();
}
export type SearchRow = Awaited<ReturnType<typeof listSearchRows>>[number];
