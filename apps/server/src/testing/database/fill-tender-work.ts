import type { Transaction } from "kysely";
import { fillPipeline } from "./fill-pipeline.ts";
import type { Database } from "../../platform/database/schema.ts";

export interface TenderWork {
  readonly cardId: string;
  readonly taskId: string;
  readonly commentId: string;
  /** Of the card, and can be undone */
  readonly changeId: string;
}

/** What a team works with: a row in each table of notifications, watching, milestones and the pipeline. */
export async function fillTenderWork(
  t: Transaction<Database>,
  { agencyId, userId, tenderId }: { agencyId: string; userId: string; tenderId: string },
): Promise<TenderWork> {
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
  const { id: cardId } = await t
    .insertInto("pipeline_card")
    .values({ ...columns, stage: "review", stage_since: at, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { cardId, ...(await fillPipeline(t, { agencyId, userId, tenderId })) };
}
