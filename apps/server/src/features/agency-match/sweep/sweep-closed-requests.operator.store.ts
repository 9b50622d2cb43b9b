import { retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** Months as the calendar in Germany counts them, not as numbers of days. */
const ago = (t: Transaction, amount: string) =>
  sql<Date>`(${t.now()}::timestamptz at time zone 'Europe/Berlin' - ${amount}::interval) at time zone 'Europe/Berlin'`;

export async function deleteOldRequests(t: Transaction): Promise<number> {
  const { closedRequests: ended, unconfirmedClosedRequests: unconfirmed } = retentionClasses;
  const rows = await t.db
    .deleteFrom("closed_request")
    .where((eb) =>
      eb.or([
        eb("ended_at", "<=", ago(t, `${ended.amount} ${ended.unit}`)),
        eb.and([
          eb("state", "=", "received"),
          eb("created_at", "<=", ago(t, `${unconfirmed.amount} ${unconfirmed.unit}`)),
        ]),
      ]),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** Requests whose time to answer ended some time ago and that nobody closed */
export async function listForgottenRequests(t: Transaction, days: number) {
  const before = new Date(t.now().getTime() - days * 86_400_000);
  const rows = await t.db
    .selectFrom("closed_request")
    .select("id")
    .where("state", "in", ["confirmed", "running"])
    .where("answers_until", "<", before)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
