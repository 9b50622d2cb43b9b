import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** No profile has version 0, so a process that scores the agency at this moment does not mark it as complete. */
export async function forgetScoring(
  { db, now }: Pick<Transaction, "db" | "now">,
  agencyId: string,
): Promise<void> {
  await sql`
    insert into scoring_state (agency_id, profile_version, model_version, scored_at)
    values (${agencyId}, 0, 0, ${now()})
    on conflict (agency_id) do update
      set profile_version = 0, is_complete = false, revision = scoring_state.revision + 1`.execute(
    db,
  );
}
