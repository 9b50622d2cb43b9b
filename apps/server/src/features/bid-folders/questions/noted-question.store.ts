import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** What a member wants to ask the buyer, in the member's words */
export interface NotedQuestion {
  readonly question: string;
  readonly at: string;
  readonly byName: string;
}

/** In the order in which they were noted */
export async function listNotedQuestions(
  t: AgencyTransaction,
  tenderId: string,
): Promise<NotedQuestion[]> {
  const rows = await t.db
    .selectFrom("noted_question")
    .select(["question", "noted_at", "noted_by_name"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .orderBy("noted_at")
    .orderBy("question")
    .execute();
  return rows.map(({ question, noted_at, noted_by_name }) => ({
    question,
    at: noted_at.toISOString(),
    byName: noted_by_name,
  }));
}

/** The first time counts. */
export async function writeNotedQuestion(
  t: AgencyTransaction,
  tenderId: string,
  { question, byName }: Omit<NotedQuestion, "at">,
): Promise<void> {
  await t.db
    .insertInto("noted_question")
    .values({
      agency_id: t.agency.id,
      tender_id: tenderId,
      question,
      noted_at: t.now(),
      noted_by_name: byName,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteNotedQuestion(
  t: AgencyTransaction,
  tenderId: string,
  question: string,
): Promise<void> {
  await t.db
    .deleteFrom("noted_question")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("question", "=", question)
    .execute();
}
