import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface DecidedBid {
  readonly slug: string;
  readonly title: string;
  /** As it was said when a member reported the bid; null: nothing was said */
  readonly chance: number | null;
  readonly isWon: boolean;
}

/**
 * The agency's bids that were decided, the latest first. A win that was merely found in a published result is no reported
 * bid: losses are not found there, so it would flatter what was said.
 */
export async function listDecidedBids(t: AgencyTransaction): Promise<DecidedBid[]> {
  const { rows } = await sql<DecidedBid>`
    with bid as (
      select tender_id, bool_or(kind = 'won') as is_won, bool_or(kind = 'lost') as is_lost,
        bool_or(source = 'user') as is_reported, max(created_at) as at,
        (array_agg((prediction->>'chance')::int order by created_at, id)
          filter (where source = 'user' and jsonb_typeof(prediction->'chance') = 'number'))[1] as chance
      from tender_label
      where agency_id = ${t.agency.id} and retracted_at is null and kind in ('bid', 'won', 'lost')
      group by tender_id
    )
    select t.slug, t.title, bid.chance, bid.is_won as "isWon"
    from bid join tender t on t.id = bid.tender_id
    where is_reported and (is_won or is_lost)
    order by bid.at desc, t.slug`.execute(t.db);
  return rows;
}
