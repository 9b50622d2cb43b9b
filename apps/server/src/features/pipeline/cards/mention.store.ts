import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Names the notification of a member whom a comment mentions. */
export const mentionKey = (commentId: string, userId: string) => `comment:${commentId}:${userId}`;

/** What was told of a comment says its words of now, and whoever is mentioned no more was never told. */
export async function rewriteMentions(
  t: AgencyTransaction,
  commentId: string,
  { text, userIds }: { readonly text: string; readonly userIds: readonly string[] },
): Promise<void> {
  await forgetMentions(t, commentId, userIds);
  await sql`
    update notification set details = jsonb_set(details, '{text}', to_jsonb(${text}::text))
    where agency_id = ${t.agency.id} and event = 'mentions'
      and key = any(${userIds.map((id) => mentionKey(commentId, id))}::text[])`.execute(t.db);
}

/** A comment that is gone leaves no words in what members were told, nor in a mail that still waits. */
export async function forgetMentions(
  t: AgencyTransaction,
  commentId: string,
  exceptUserIds: readonly string[] = [],
): Promise<void> {
  await sql`
    delete from notification
    where agency_id = ${t.agency.id} and event = 'mentions' and starts_with(key, ${mentionKey(commentId, "")})
      and key <> all(${exceptUserIds.map((id) => mentionKey(commentId, id))}::text[])`.execute(
    t.db,
  );
}
