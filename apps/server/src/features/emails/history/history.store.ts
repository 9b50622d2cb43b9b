import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

const summaryColumns = [
  "id",
  "address",
  "events",
  "subject",
  "state",
  "reason",
  "queued_at",
  "settled_at",
] as const;

export function listMessages(t: AgencyTransaction, userId: string, limit: number) {
  return t.db
    .selectFrom("mail_message")
    .select(summaryColumns)
    .select((row) => row("html", "is not", null).as("has_text"))
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .orderBy("queued_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export async function countMessages(t: AgencyTransaction, userId: string): Promise<number> {
  const { count } = await t.db
    .selectFrom("mail_message")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findMessage(t: AgencyTransaction, userId: string, id: string) {
  return t.db
    .selectFrom("mail_message")
    .select([...summaryColumns, "preview", "html", "text"])
    .select((row) => row("html", "is not", null).as("has_text"))
    .where("agency_id", "=", t.agency.id)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}
