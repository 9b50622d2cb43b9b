import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** The work on a card: a row in each table of the pipeline but its cards. */
export async function fillPipeline(
  t: Transaction<Database>,
  { agencyId, userId, tenderId }: { agencyId: string; userId: string; tenderId: string },
): Promise<{ readonly taskId: string; readonly commentId: string; readonly changeId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const columns = { agency_id: agencyId, tender_id: tenderId };
  const secret = `Geheim in ${agencyId}`;
  const writer = { at, by_id: userId, by_name: secret };
  await t.insertInto("pipeline_state").values({ agency_id: agencyId, revision: 1 }).execute();
  const { id: changeId } = await t
    .insertInto("pipeline_activity")
    .values({
      ...columns,
      ...writer,
      revision: 1,
      fact: JSON.stringify({ kind: "assigned" }),
      undo: JSON.stringify({ kind: "assigned", from: null, to: null }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: taskId } = await t
    .insertInto("pipeline_task")
    .values({ ...columns, title: secret, place: 1, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: commentId } = await t
    .insertInto("pipeline_comment")
    .values({
      ...columns,
      author_id: userId,
      author_name: secret,
      text: secret,
      // Its author may change it for some minutes.
      created_at: new Date("2100-01-01T08:00:00Z"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("pipeline_note")
    .values({ ...columns, ...writer, text: secret })
    .execute();
  await t
    .insertInto("pipeline_seen")
    .values({ ...columns, user_id: userId, known_changes: 0, at })
    .execute();
  await t
    .insertInto("pipeline_viewer")
    .values({ agency_id: agencyId, user_id: userId, stream_id: crypto.randomUUID(), alive_at: at })
    .execute();
  await t
    .insertInto("pipeline_outcome")
    .values({
      ...columns,
      ...writer,
      stage: "lost",
      winner: secret,
      reasons: [],
      knew_result: false,
    })
    .execute();
  await t
    .insertInto("pipeline_letter")
    .values({ ...columns, text: secret, regime: "vgv" })
    .execute();
  return { taskId, commentId, changeId };
}
