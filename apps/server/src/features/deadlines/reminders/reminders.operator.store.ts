import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** Agencies that follow tenders and whose reminders of `today` are not written, by id */
export async function listUnreminded(t: Transaction, today: string): Promise<string[]> {
  const { rows } = await sql<{ agency_id: string }>`
    select distinct followed.agency_id
    from followed_tender followed left join deadline_setting s on s.agency_id = followed.agency_id
    where s.reminded_through is null or s.reminded_through < ${today}
    order by followed.agency_id`.execute(t.db);
  return rows.map(({ agency_id }) => agency_id);
}
