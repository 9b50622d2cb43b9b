import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** For so long new tenders wait for their scores; where the scoring is behind, members hear of what is scored. */
const patience = "30 minutes";

/** Tenders that have just come and are still to be scored */
export async function listUnscored(t: Transaction): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select t.id from scoring_due d join tender t on t.id = d.tender_id
    where t.created_at >= ${t.now()}::timestamptz - ${patience}::interval`.execute(t.db);
  return new Set(rows.map(({ id }) => id));
}
