import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A search that a member keeps, and when its hits were looked at */
export async function fillSavedSearches(
  t: Transaction<Database>,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
): Promise<{ savedSearchId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const secret = `Geheim in ${agencyId}`;
  const search = await t
    .insertInto("saved_search")
    .values({
      agency_id: agencyId,
      user_id: userId,
      name: secret,
      query: JSON.stringify({ q: secret }),
      created_at: at,
      changed_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("saved_search_member")
    .values({ agency_id: agencyId, saved_search_id: search.id, user_id: userId, seen_at: at })
    .execute();
  return { savedSearchId: search.id };
}
