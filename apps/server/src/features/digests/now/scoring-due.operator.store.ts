import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** For so long new tenders wait for their scores; where the scoring is behind, members hear of what is scored. */
const patience = "30 minutes";

/** Whether tenders that have just come are still to be scored. */
export async function isScoringDue(t: Transaction): Promise<boolean> {
  const { rows } = await sql`
    select from scoring_due d join tender t on t.id = d.tender_id
    where t.created_at >= ${t.now()}::timestamptz - ${patience}::interval limit 1`.execute(t.db);
  return rows.length > 0;
}
