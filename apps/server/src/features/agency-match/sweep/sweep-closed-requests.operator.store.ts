import { closedRequestLimits, retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** Months as the calendar in Germany counts them, not as numbers of days. */
const ago = (t: Transaction, amount: string) =>
  sql<Date>`(${t.now()}::timestamptz at time zone 'Europe/Berlin' - ${amount}::interval) at time zone 'Europe/Berlin'`;

/** An unconfirmed request has no links but those of the mails that ask for confirmation. */
const lastAskedAt = sql<Date>`greatest(created_at,
  (select max(l.created_at) from closed_request_link l where l.request_id = closed_request.id))`;

export async function deleteOldRequests(t: Transaction): Promise<number> {
  const { closedRequests: ended, unconfirmedClosedRequests: unconfirmed } = retentionClasses;
  const rows = await t.db
    .deleteFrom("closed_request")
    .where((eb) =>
      eb.or([
        eb("ended_at", "<=", ago(t, `${ended.amount} ${ended.unit}`)),
        eb.and([
          eb("state", "=", "received"),
          eb(lastAskedAt, "<=", ago(t, `${unconfirmed.amount} ${unconfirmed.unit}`)),
        ]),
      ]),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** Lists the open requests whose buyers can no longer agree, because the last day is over. */
export async function listForgottenRequests(t: Transaction) {
  const rows = await t.db
    .selectFrom("closed_request")
    .select("id")
    .where("state", "in", ["confirmed", "running"])
    .where("answers_until", "<", ago(t, `${closedRequestLimits.decisionDays} days`))
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
