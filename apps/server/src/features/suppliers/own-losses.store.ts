import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

export interface LossRow {
  readonly slug: string;
  readonly title: string;
  readonly on: string;
}

/**
 * The agency's bids that were lost, and which of them a company of this name won: by a published result, or, where none
 * names a winner, by the name that a member wrote down.
 */
export async function listLossesTo(
  t: AgencyTransaction,
  nameKey: string,
  limit: number,
): Promise<{ lost: number; n: number; cases: LossRow[] }> {
  const { rows } = await sql<{ lost: number; n: number; cases: LossRow[] }>`
    with lost as (
      select tender_id, (max(created_at) at time zone 'Europe/Berlin')::date as on from tender_label
      where agency_id = ${t.agency.id} and kind = 'lost' and retracted_at is null group by tender_id
    ), to_it as (
      select lost.* from lost
      where exists (
          select from award_winner w join supplier s on s.id = w.supplier_id
          where w.tender_id = lost.tender_id and s.name_key = ${nameKey})
        or not exists (select from award_winner w where w.tender_id = lost.tender_id) and exists (
          select from pipeline_outcome o
          where o.agency_id = ${t.agency.id} and o.tender_id = lost.tender_id
            and lower(regexp_replace(o.winner, '[^[:alnum:]]+', '', 'g')) = ${nameKey})
    ), latest as (
      select t.slug, t.title, to_it.on from to_it join tender t on t.id = to_it.tender_id
      order by to_it.on desc, t.slug limit ${limit}
    )
    select (select count(*)::int from lost) as lost, (select count(*)::int from to_it) as n,
      coalesce((select json_agg(latest order by latest.on desc, slug) from latest), '[]') as cases`.execute(
    t.db,
  );
  return rows[0]!;
}
