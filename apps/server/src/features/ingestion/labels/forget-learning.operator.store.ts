import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";

/**
 * What agencies' rankings have learnt from samples must not order real tenders. The labels have gone with the samples;
 * copies of them in memory follow the revision.
 */
export async function forgetLearning(t: Transaction): Promise<void> {
  await asOperatorWithin(t, async ({ db }) => {
    await sql`delete from agency_learning`.execute(db);
    // In the order in which others change several of them.
    await sql`
      with held as (select agency_id from scoring_state order by agency_id for update)
      update scoring_state set revision = revision + 1, is_complete = false
      where agency_id in (select agency_id from held)`.execute(db);
  });
}
