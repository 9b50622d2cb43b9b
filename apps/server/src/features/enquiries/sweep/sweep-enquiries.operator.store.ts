import { retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { removeRequests } from "../onboarding/onboarding.operator.store.ts";

/** Years and months as the calendar in Germany counts them, not as numbers of days. */
const ago = (t: Transaction, amount: string) =>
  sql<Date>`(${t.now()}::timestamptz at time zone 'Europe/Berlin' - ${amount}::interval) at time zone 'Europe/Berlin'`;

export async function deleteOldEnquiries(t: Transaction): Promise<number> {
  const { enquiries, applications } = retentionClasses;
  const rows = await t.db
    .deleteFrom("enquiry")
    .where((eb) =>
      eb.or([
        eb("at", "<=", ago(t, `${enquiries.amount} ${enquiries.unit}`)),
        eb("closed_at", "<=", ago(t, `${applications.amount} ${applications.unit}`)),
      ]),
    )
    .returning("onboarding_request_id")
    .execute();
  await removeRequests(
    t,
    rows.map((row) => row.onboarding_request_id),
  );
  return rows.length;
}
