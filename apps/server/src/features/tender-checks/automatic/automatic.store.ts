import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { isOpenCall } from "../../scoring/index.ts";

/** Checks that we started for the agency on a day in Berlin, YYYY-MM-DD. Members' repetitions of them are not counted. */
export async function countAutomatic(t: AgencyTransaction, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tender_check
    where agency_id = ${t.agency.id}
      and (automatic_at at time zone 'Europe/Berlin')::date = ${day}`.execute(t.db);
  return rows[0]?.count ?? 0;
}

export interface Match {
  readonly id: string;
  /** How often a check of ours has failed on it */
  readonly failures: number;
}

/** Open tenders that fit so well and were not checked yet, or whose first automatic check failed; the best first. */
export async function listMatches(
  t: AgencyTransaction,
  {
    minFit,
    publishedSince,
    limit,
  }: { readonly minFit: number; readonly publishedSince: string; readonly limit: number },
): Promise<Match[]> {
  if (limit <= 0) return [];
  // 0 is a failed hard criterion.
  const { rows } = await sql<Match>`
    select t.id, coalesce(c.automatic_tries, 0)::int as failures
    from fit_score s join tender t on t.id = s.tender_id
      left join tender_check c on c.agency_id = s.agency_id and c.tender_id = t.id
    where s.agency_id = ${t.agency.id} and s.score >= ${minFit} and s.knockout <> 0
      and ${isOpenCall(t.now())} and t.published_on >= ${publishedSince}
      and (c.tender_id is null
        or (c.state = 'failed' and c.automatic_at = c.started_at and c.automatic_tries = 1))
    order by s.score desc, t.id limit ${limit}`.execute(t.db);
  return rows;
}

interface FinishedRow {
  readonly slug: string;
  readonly title: string;
  readonly madeAt: string;
}

/** Tenders one can still bid for whose last check was ours and is done, the newest first. */
export async function listFinished(
  t: AgencyTransaction,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<FinishedRow[]> {
  const { rows } = await sql<FinishedRow>`
    select t.slug, t.title, c.result->>'madeAt' as "madeAt"
    from tender_check c join tender t on t.id = c.tender_id
    where c.agency_id = ${t.agency.id} and c.state = 'done' and c.automatic_at = c.started_at
      and c.automatic_at >= ${since} and ${isOpenCall(t.now())}
    order by c.automatic_at desc, t.id limit ${limit}`.execute(t.db);
  return rows;
}
