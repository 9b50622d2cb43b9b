import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface Counts {
  readonly won: number;
  readonly lost: number;
  readonly declined: number;
}

/** What members said of the ends of their bids. A win that was only found in a notice is no bid that was reported. */
export async function countOutcomes(t: AgencyTransaction): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with outcome as (
      select tender_id, bool_or(kind = 'won') as won, bool_or(kind = 'lost') as lost,
        bool_or(kind = 'withdrawn') as declined
      from tender_label
      where agency_id = ${t.agency.id} and source = 'user' and retracted_at is null
        and kind in ('won', 'lost', 'withdrawn')
      group by tender_id
    )
    select (count(*) filter (where won))::int as won, (count(*) filter (where lost and not won))::int as lost,
      (count(*) filter (where declined and not won and not lost))::int as declined
    from outcome`.execute(t.db);
  return rows[0] ?? { won: 0, lost: 0, declined: 0 };
}

export interface DecidedBid {
  readonly tenderId: string;
  readonly cardId: string | null;
  readonly slug: string;
  readonly title: string;
  readonly submittedAt: Date;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  readonly isWon: boolean;
}

/** Decided bids with what was said when they were submitted, latest first */
export async function listDecidedBids(t: AgencyTransaction): Promise<DecidedBid[]> {
  const { rows } = await sql<DecidedBid>`
    select t.id as "tenderId", c.id as "cardId", t.slug, t.title, bid.created_at as "submittedAt",
      (bid.prediction->>'chance')::int as chance, (bid.prediction->>'chanceLow')::int as low,
      (bid.prediction->>'chanceHigh')::int as high, o.won as "isWon"
    from tender_label bid
      join tender t on t.id = bid.tender_id
      join lateral (
        select bool_or(kind = 'won') as won from tender_label l
        where l.agency_id = bid.agency_id and l.tender_id = bid.tender_id and l.kind in ('won', 'lost')
          and l.source = 'user' and l.retracted_at is null
        having count(*) > 0
      ) o on true
      left join pipeline_card c on c.agency_id = bid.agency_id and c.tender_id = bid.tender_id
    where bid.agency_id = ${t.agency.id} and bid.kind = 'bid' and bid.source = 'user' and bid.retracted_at is null
      and jsonb_typeof(bid.prediction->'chance') = 'number'
      and jsonb_typeof(bid.prediction->'chanceLow') = 'number'
      and jsonb_typeof(bid.prediction->'chanceHigh') = 'number'
    order by bid.created_at desc, bid.id`.execute(t.db);
  return rows;
}
