import { retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/**
 * Deletes reports a year after their tender ended: after its last deadline, or the day it was cancelled before that. A
 * later report is kept a year as well. Years are those of the calendar in Germany.
 */
export async function deleteOldReports(t: Transaction): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from statement_report r using tender
    where tender.id = r.tender_id
      and greatest(
        r.reported_at,
        least(
          coalesce(tender.last_deadline_at, tender.deadline_at),
          case tender.stage when 'cancelled' then tender.updated_on::timestamp at time zone 'Europe/Berlin' end))
        <= (${t.now()}::timestamptz at time zone 'Europe/Berlin'
          - make_interval(years => ${retentionClasses.statementReports.amount})) at time zone 'Europe/Berlin'
    returning r.id`.execute(t.db);
  return rows.length;
}
