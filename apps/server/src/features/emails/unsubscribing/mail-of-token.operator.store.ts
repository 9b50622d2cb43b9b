import type { Transaction } from "../../../platform/context.ts";

/** Whose mail a link came with: the link alone says which agency it is about. */
export function findMailById(t: Transaction, mailId: string) {
  return t.db
    .selectFrom("mail_message")
    .select(["agency_id", "user_id", "address", "events", "topic", "topic_name"])
    .where("id", "=", mailId)
    .executeTakeFirst();
}
