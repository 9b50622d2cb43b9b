import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/**
 * Agencies whose labels or models have changed since they last learnt, and agencies with learnt weights whose labels are
 * all retracted.
 */
export async function listDueLearners(t: Transaction): Promise<string[]> {
  const { rows } = await sql<{ agency_id: string }>`
    select agency_id
    from (
      select agency_id, max(greatest(created_at, retracted_at)) as said_at from tender_label group by agency_id
    ) l full join agency_learning g using (agency_id)
    where case when l.said_at is null then g.weights is not null
      else g.tried_at is null or g.tried_at <= l.said_at or g.tried_at < (
        select coalesce(activated_at, trained_at) from scoring_model where status = 'active') end
    order by agency_id`.execute(t.db);
  return rows.map(({ agency_id }) => agency_id);
}
