import type { FeedbackKind } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const columns = [
  "id",
  "kind",
  "text",
  "page",
  "sent_at",
  "answer",
  "answered_at",
  "done_at",
] as const;

/** The user's own, newest first */
export function listOwnFeedback(t: AgencyTransaction, userId: string, limit: number) {
  return t.db
    .selectFrom("feedback")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
export type FeedbackRow = Awaited<ReturnType<typeof listOwnFeedback>>[number];

interface NewFeedback {
  readonly userId: string;
  readonly byName: string;
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly page: string | undefined;
}

export function insertFeedback(
  t: AgencyTransaction,
  { userId, byName, kind, text, page }: NewFeedback,
): Promise<FeedbackRow> {
  return t.db
    .insertInto("feedback")
    .values({
      agency_id: t.agency.id,
      user_id: userId,
      by_name: byName,
      kind,
      text,
      page: page ?? null,
      sent_at: t.now(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}
