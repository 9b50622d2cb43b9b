import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** What a team works with: a row in each table of notifications, watching, milestones and the pipeline. */
export async function fillTenderWork(
  t: Transaction<Database>,
  { agencyId, userId, tenderId }: { agencyId: string; userId: string; tenderId: string },
): Promise<{ shareId: string; feedbackId: string }> {
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
    .insertInto("pipeline_card")
    .values({ ...columns, stage: "review", stage_since: at, created_at: at })
    .execute();
  const { id: shareId } = await t
    .insertInto("share")
    .values({
      ...columns,
      token_hash: randomBytes(32),
      parts: JSON.stringify({ note: { text: secret, byName: secret } }),
      created_at: at,
      created_by_name: secret,
      // Valid whenever a test runs
      expires_at: new Date("2100-01-01T00:00:00Z"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("share_opening")
    .values({ agency_id: agencyId, share_id: shareId, opened_at: at, client: "Firefox" })
    .execute();
  const { id: feedbackId } = await t
    .insertInto("feedback")
    .values({
      agency_id: agencyId,
      user_id: userId,
      by_name: secret,
      kind: "idea",
      text: secret,
      sent_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { shareId, feedbackId };
}
