import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

interface Owner {
  readonly agencyId: string;
  readonly userId: string;
  readonly tenderId: string;
}

/** A row in each table of an agency's own days, events and calendars */
export async function fillDeadlines(
  t: Transaction<Database>,
  { agencyId, userId, tenderId }: Owner,
): Promise<{ milestoneId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const columns = { agency_id: agencyId, tender_id: tenderId };
  const milestone = await t
    .insertInto("milestone")
    .values({
      ...columns,
      name: `Geheim in ${agencyId}`,
      due_at: at,
      has_time: true,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("clock_event")
    .values({ ...columns, event: "information", happened_on: "2026-11-20", set_at: at })
    .execute();
  await t
    .insertInto("calendar_feed")
    .values({
      agency_id: agencyId,
      user_id: userId,
      token_hash: Buffer.from(`calendar ${userId}`),
      has_own: true,
      created_at: at,
    })
    .execute();
  await t
    .insertInto("deadline_setting")
    .values({ agency_id: agencyId, upload_buffer_hours: 48, changed_at: at })
    .execute();
  return { milestoneId: milestone.id };
}
