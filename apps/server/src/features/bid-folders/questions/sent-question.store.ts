import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { SentQuestion } from "./bidder-questions.ts";

/** In the order in which they were sent */
export async function listSentQuestions(
  t: AgencyTransaction,
  tenderId: string,
): Promise<SentQuestion[]> {
  const rows = await t.db
    .selectFrom("sent_question")
    .select(["key", "title", "draft", "sent_at", "sent_by_name"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .orderBy("sent_at")
    .orderBy("key")
    .execute();
  return rows.map(({ key, title, draft, sent_at, sent_by_name }) => ({
    key,
    title,
    draft,
    at: sent_at.toISOString(),
    byName: sent_by_name,
  }));
}

/** The first time counts; a question in other words takes the place of the one before. */
export async function writeSentQuestion(
  t: AgencyTransaction,
  tenderId: string,
  { key, title, draft, byName }: Omit<SentQuestion, "at">,
): Promise<void> {
  await t.db
    .insertInto("sent_question")
    .values({
      agency_id: t.agency.id,
      tender_id: tenderId,
      key,
      title,
      draft,
      sent_at: t.now(),
      sent_by_name: byName,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["agency_id", "tender_id", "key"])
        .doUpdateSet({ title, draft, sent_at: t.now(), sent_by_name: byName })
        .where("sent_question.draft", "!=", draft),
    )
    .execute();
}

export async function deleteSentQuestion(
  t: AgencyTransaction,
  tenderId: string,
  key: string,
): Promise<void> {
  await t.db
    .deleteFrom("sent_question")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("key", "=", key)
    .execute();
}
