import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

/** Newest first, behind the cursor's. */
export function listFeedbackRows(
  t: Transaction,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return t.db
    .selectFrom("feedback")
    .innerJoin("agency", "agency.id", "feedback.agency_id")
    .selectAll("feedback")
    .select("agency.name as agency_name")
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(feedback.sent_at, feedback.id) < (select sent_at, id from feedback where id = ${cursor})`,
      ),
    )
    .orderBy("feedback.sent_at", "desc")
    .orderBy("feedback.id", "desc")
    .limit(limit)
    .execute();
}

/** With the address of whoever wrote, as long as the account is there. */
export function findFeedback(t: Transaction, id: string) {
  return t.db
    .selectFrom("feedback")
    .innerJoin("agency", "agency.id", "feedback.agency_id")
    .leftJoin("user_account", "user_account.id", "feedback.user_id")
    .selectAll("feedback")
    .select(["agency.name as agency_name", "user_account.email"])
    .where("feedback.id", "=", id)
    .executeTakeFirst();
}

/** False: there is none, or it was answered before. */
export async function setAnswer(t: Transaction, id: string, answer: string): Promise<boolean> {
  const row = await t.db
    .updateTable("feedback")
    .set({ answer, answered_at: t.now() })
    .where("id", "=", id)
    .where("answer", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False: there is none. What was done before keeps its moment. */
export async function setDone(t: Transaction, id: string, isDone: boolean): Promise<boolean> {
  const row = await t.db
    .updateTable("feedback")
    .set({ done_at: isDone ? sql<Date>`coalesce(done_at, ${t.now()})` : null })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteFeedbackMail(
  t: Transaction,
  id: string,
  mail: "operator_mailed_at" | "answer_mailed_at",
): Promise<void> {
  await t.db
    .updateTable("feedback")
    .set({ [mail]: t.now() })
    .where("id", "=", id)
    .execute();
}
