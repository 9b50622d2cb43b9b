import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

export interface UsageRow {
  readonly agency_id: string;
  /** TenderChecks of the month, those that still run among them */
  readonly checks: number;
  readonly stored_bytes: number;
  readonly last_used_at: Date | null;
}

/** What each agency uses; `month` is its first day in Berlin. */
export async function listUsage(
  t: Transaction,
  agencyIds: readonly string[],
  month: string,
): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select a.id as agency_id,
      (select count(*) from quota_use q where q.agency_id = a.id and q.kind = 'tender_check'
        and q.month = ${month}::date and q.state <> 'refunded')::int as checks,
      (coalesce((select sum(d.content_bytes) from document d where d.agency_id = a.id), 0)
        + coalesce((select sum(p.content_bytes) from proof_file p where p.agency_id = a.id), 0))::float8
        as stored_bytes,
      (select max(greatest(s.last_used_at, u.last_sign_in_at)) from member m
        join user_account u on u.id = m.user_id left join session s on s.user_id = m.user_id
        where m.agency_id = a.id) as last_used_at
    from unnest(${agencyIds}::uuid[]) as a (id)`.execute(t.db);
  return rows;
}
