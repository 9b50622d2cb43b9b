import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

/** Agencies that have said something, or taken it back, or whose models are newer, since they last learnt. */
export async function listDueLearners(t: Transaction): Promise<string[]> {
  const { rows } = await sql<{ agency_id: string }>`
    select l.agency_id
    from (
      select agency_id, max(greatest(created_at, retracted_at)) as said_at from tender_label group by agency_id
    ) l left join agency_learning g on g.agency_id = l.agency_id
    where g.tried_at is null or g.tried_at <= l.said_at or g.tried_at < (
      select trained_at from assessment_model where status = 'active')
    order by l.agency_id`.execute(t.db);
  return rows.map(({ agency_id }) => agency_id);
}
