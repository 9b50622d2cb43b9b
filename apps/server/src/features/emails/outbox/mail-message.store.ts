import type { MailReason, NotificationEvent } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

interface NewMessage {
  readonly userId: string;
  readonly address: string;
  readonly events: readonly NotificationEvent[];
  readonly key: string;
  readonly subject: string;
  readonly preview: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly state: "queued" | "none";
  readonly topic?: { readonly key: string; readonly name: string };
  readonly attachment?: { readonly name: string; readonly bytes: Buffer };
}

/** A digest or hits at once, as the keys of their mails say: they wait while the operator has digests switched off. */
export const isDigest = sql<boolean>`(key like 'digest %'
  or key like 'notification %' and events = array['matches']::text[])`;

/** Undefined: the address had the key already. A noted day without a mail gives way to a mail. */
export async function insertMail(
  t: AgencyTransaction,
  message: NewMessage,
): Promise<string | undefined> {
  const { userId, address, events, key, subject, preview, html, text, state } = message;
  const { topic, attachment } = message;
  const row = await t.db
    .insertInto("mail_message")
    .values({
      agency_id: t.agency.id,
      user_id: userId,
      address,
      events: [...events],
      key,
      subject,
      preview,
      html,
      text,
      state,
      topic: topic?.key ?? null,
      topic_name: topic?.name ?? null,
      attachment_name: attachment?.name ?? null,
      attachment: attachment?.bytes ?? null,
      queued_at: t.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "address", "key"])
        .doUpdateSet(({ ref }) => ({
          events: ref("excluded.events"),
          subject: ref("excluded.subject"),
          preview: ref("excluded.preview"),
          html: ref("excluded.html"),
          text: ref("excluded.text"),
          state: ref("excluded.state"),
          topic: ref("excluded.topic"),
          topic_name: ref("excluded.topic_name"),
          attachment_name: ref("excluded.attachment_name"),
          attachment: ref("excluded.attachment"),
          queued_at: ref("excluded.queued_at"),
        }))
        .where("mail_message.agency_id", "=", t.agency.id)
        .where("mail_message.state", "=", "none")
        .where("excluded.state" as "mail_message.state", "=", "queued"),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** One transaction at a time counts and queues mails of a member. */
export async function lockMails(t: AgencyTransaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails of ${userId}`}, 0))`.execute(
    t.db,
  );
}

/** Mails to the member on a day in Berlin; one that goes to several addresses counts once. */
export async function countMailsOf(
  t: AgencyTransaction,
  userId: string,
  day: string,
): Promise<number> {
  const { count } = await t.db
    .selectFrom("mail_message")
    .select(({ fn }) => fn.count<string>("key").distinct().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("state", "in", ["queued", "sending", "accepted"])
    .where(sql<string>`(queued_at at time zone 'Europe/Berlin')::date::text`, "=", day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Claim {
  readonly mailId: string;
  /** Of this try; a later one has another */
  readonly claimedAt: Date;
}

/** The mail with its address, locked until the transaction ends. */
export function lockMail(t: AgencyTransaction, mailId: string) {
  return t.db
    .selectFrom("mail_message")
    .select([
      "id",
      "user_id",
      "address",
      "events",
      "subject",
      "html",
      "text",
      "state",
      "claimed_at",
      "queued_at",
      "topic",
      "attachment_name",
      "attachment",
    ])
    .select(isDigest.as("is_digest"))
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", mailId)
    .forUpdate()
    .executeTakeFirst();
}

/** `isUnanswered`: the try before this one ended without anybody knowing how. */
export async function claimMail(
  t: AgencyTransaction,
  { mailId, claimedAt }: Claim,
  isUnanswered: boolean,
): Promise<void> {
  await t.db
    .updateTable("mail_message")
    .set({
      state: "sending",
      claimed_at: claimedAt,
      ...(isUnanswered && { unanswered: sql<number>`unanswered + 1` }),
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", mailId)
    .execute();
}

/** Known not to have been taken: it waits for the next try. */
export async function releaseMail(
  t: AgencyTransaction,
  { mailId, claimedAt }: Claim,
): Promise<void> {
  await t.db
    .updateTable("mail_message")
    .set({ state: "queued", claimed_at: null })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", mailId)
    .where("claimed_at", "=", claimedAt)
    .where("state", "=", "sending")
    .execute();
}

/** Nobody saw the answer: counted, and tried again. */
export async function releaseUnanswered(
  t: AgencyTransaction,
  { mailId, claimedAt }: Claim,
): Promise<void> {
  await t.db
    .updateTable("mail_message")
    .set({ state: "queued", claimed_at: null, unanswered: sql<number>`unanswered + 1` })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", mailId)
    .where("claimed_at", "=", claimedAt)
    .where("state", "=", "sending")
    .execute();
}

/** The end of a mail, and of what it brought along; what has ended stays as it is. */
export async function settleMail(
  t: AgencyTransaction,
  mailId: string,
  { state, reason }: { state: "accepted" | "refused" | "stopped"; reason?: MailReason },
): Promise<void> {
  await t.db
    .updateTable("mail_message")
    .set({
      state,
      reason: reason ?? null,
      settled_at: t.now(),
      attachment: null,
      attachment_name: null,
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", mailId)
    .where("state", "in", ["queued", "sending"])
    .execute();
}
