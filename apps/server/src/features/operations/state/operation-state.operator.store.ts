import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** What nobody has dealt with yet. Enquiries that a robot seems to have written and incidents that somebody took do not count. */
export async function countOpen(t: Transaction) {
  const { rows } = await sql<{
    incidents: number;
    enquiries: number;
    alerts: number;
    reports: number;
    feedback: number;
  }>`
    select
      (select count(*) from incident where ended_at is null and taken_at is null)::int as incidents,
      (select count(*) from enquiry where handled_at is null and not is_suspected)::int as enquiries,
      (select count(*) from support_alert where handled_at is null)::int as alerts,
      (select count(*) from statement_report where done_at is null)::int as reports,
      (select count(*) from feedback where done_at is null and answered_at is null)::int as feedback`.execute(
    t.db,
  );
  return rows[0]!;
}
