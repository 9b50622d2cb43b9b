import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** What a team works with: a row in each table of notifications, watching, milestones, the pipeline and saved searches. */
export async function fillTenderWork(
  t: Transaction<Database>,
  { agencyId, userId, tenderId }: { agencyId: string; userId: string; tenderId: string },
): Promise<{ mailId: string; mailAddressId: string; savedSearchId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const columns = { agency_id: agencyId, tender_id: tenderId };
  const secret = `Geheim in ${agencyId}`;
  await t
    .insertInto("notification")
    .values({
      agency_id: agencyId,
      user_id: userId,
      event: "changes",
      key: "1",
      heading: secret,
      path: "/app/dashboard",
      created_at: at,
    })
    .execute();
  await t
    .insertInto("watched_tender")
    .values({ ...columns, is_watched: true, set_at: at })
    .execute();
  await t
    .insertInto("milestone")
    .values({ ...columns, name: secret, due_at: at, has_time: true, created_at: at })
    .execute();
  await t
    .insertInto("email_setting")
    .values({ agency_id: agencyId, user_id: userId, changed_at: at })
    .execute();
  const address = `weitere@${agencyId}.example`;
  const { id: mailAddressId } = await t
    .insertInto("email_address")
    .values({
      agency_id: agencyId,
      user_id: userId,
      address,
      requested_at: at,
      text_version: "2026-11-26",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("email_stop")
    .values({ agency_id: agencyId, address, reason: "no-mailbox", stopped_at: at })
    .execute();
  const { id: mailId } = await t
    .insertInto("mail_message")
    .values({
      agency_id: agencyId,
      user_id: userId,
      address,
      events: ["changes"],
      key: "1",
      subject: secret,
      preview: secret,
      html: `<p>${secret}</p>`,
      text: secret,
      state: "accepted",
      queued_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("pipeline_card")
    .values({ ...columns, stage: "review", stage_since: at, created_at: at })
    .execute();
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
  await t
    .insertInto("digest")
    .values({
      agency_id: agencyId,
      user_id: userId,
      key: "day 2026-11-01",
      ran_at: at,
      has_hits: true,
      tender_ids: [tenderId],
    })
    .execute();
  return { mailId, mailAddressId, savedSearchId: search.id };
}
