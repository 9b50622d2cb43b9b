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

/** A report that is mailed weekly, one of its deliveries, and its topic stopped by the member */
export async function fillReports(
  t: Transaction<Database>,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
): Promise<{ savedReportId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const secret = `Geheim in ${agencyId}`;
  const { id } = await t
    .insertInto("saved_report")
    .values({
      agency_id: agencyId,
      by_name: secret,
      name: secret,
      filters: JSON.stringify({ sector: "own", months: 24 }),
      sections: ["volume"],
      format: "csv",
      schedule: JSON.stringify({ every: "week", weekday: 1, time: "08:00" }),
      schedule_from: at,
      recipients: [userId],
      created_at: at,
      changed_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("report_delivery")
    .values({
      agency_id: agencyId,
      report_id: id,
      period: "week 2026-10-26",
      due_at: at,
      state: "sent",
      begun_at: at,
      mail_count: 1,
    })
    .execute();
  await t
    .insertInto("email_topic_stop")
    .values({ agency_id: agencyId, user_id: userId, topic: `report ${id}`, stopped_at: at })
    .execute();
  return { savedReportId: id };
}
