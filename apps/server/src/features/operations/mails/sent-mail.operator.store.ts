import type { AddressStopReason, MailReason } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** Those with nothing to send (`none`) are no mails. */
export const sentMailStates = ["queued", "sending", "accepted", "refused", "stopped"] as const;
export type SentMailState = (typeof sentMailStates)[number];

interface Page {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Newest first. Subject and text belong to the agency and are not even selected. */
export async function listMailRows(
  t: Transaction,
  { state, cursor, limit }: Page & { readonly state?: SentMailState | undefined },
) {
  const rows = await t.db
    .selectFrom("mail_message as m")
    .innerJoin("agency as a", "a.id", "m.agency_id")
    .select(["m.id", "m.address", "m.state", "m.reason", "m.queued_at", "m.settled_at"])
    .select(["m.unanswered", "a.name as agency_name"])
    .where("m.state", state === undefined ? "<>" : "=", state ?? "none")
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(m.queued_at, m.id) < (select c.queued_at, c.id from mail_message c where c.id = ${cursor})`,
      ),
    )
    .orderBy("m.queued_at", "desc")
    .orderBy("m.id", "desc")
    .limit(limit)
    .execute();
  // Written by the outbox alone.
  return rows.map((row) => ({
    ...row,
    state: row.state as SentMailState,
    reason: row.reason as MailReason | null,
  }));
}

export async function countMails(t: Transaction, since: Date) {
  const rows = await t.db
    .selectFrom("mail_message")
    .select((eb) => [
      "state",
      eb.fn.countAll<string>().as("count"),
      eb.fn.min("queued_at").as("oldest"),
    ])
    .where("state", "in", sentMailStates)
    .where((eb) => eb.or([eb("state", "in", ["queued", "sending"]), eb("queued_at", ">=", since)]))
    .groupBy("state")
    .execute();
  return rows.map((row) => ({
    ...row,
    state: row.state as SentMailState,
    count: Number(row.count),
  }));
}

/** Newest first, behind a place in this order. */
export async function listStopRows(
  t: Transaction,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const rows = await t.db
    .selectFrom("email_stop as s")
    .innerJoin("agency as a", "a.id", "s.agency_id")
    .select(["s.address", "s.reason", "s.stopped_at", "a.name as agency_name"])
    .orderBy("s.stopped_at", "desc")
    .orderBy("s.agency_id")
    .orderBy("s.address")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, reason: row.reason as AddressStopReason }));
}

export async function countStops(t: Transaction): Promise<number> {
  const row = await t.db
    .selectFrom("email_stop")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
