import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { isOpenCall } from "../../scoring/index.ts";

/** Checks that we started for the agency on a day in Berlin, YYYY-MM-DD. */
export async function countAutomatic(t: AgencyTransaction, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tender_check
    where agency_id = ${t.agency.id} and quota_use_id is null
      and (started_at at time zone 'Europe/Berlin')::date = ${day}`.execute(t.db);
  return rows[0]?.count ?? 0;
}

/** Open tenders that fit so well and were not checked yet; the best first. */
export async function listMatches(
  t: AgencyTransaction,
  {
    minFit,
    publishedSince,
    limit,
  }: { readonly minFit: number; readonly publishedSince: string; readonly limit: number },
): Promise<string[]> {
  if (limit <= 0) return [];
  // 0 is a failed hard criterion.
  const { rows } = await sql<{ id: string }>`
    select t.id
    from fit_score s join tender t on t.id = s.tender_id
    where s.agency_id = ${t.agency.id} and s.score >= ${minFit} and s.knockout <> 0
      and ${isOpenCall(t.now())} and t.published_on >= ${publishedSince}
      and not exists (
        select from tender_check c where c.agency_id = s.agency_id and c.tender_id = t.id)
    order by s.score desc, t.id limit ${limit}`.execute(t.db);
  return rows.map(({ id }) => id);
}
