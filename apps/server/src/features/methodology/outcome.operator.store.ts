import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import type { Bin } from "./reliability.ts";

/** A bin with fewer says too much of too few. */
const minOutcomes = 5;
const minAgencies = 3;

/**
 * Chances that were said when an agency reported its bid, beside how often such bids won; over all agencies, and only
 * where a bin holds enough of them that none can be read out of it. A win that was merely found in a published result is
 * no reported bid: losses are not found there, so counting it would flatter the forecast. It does decide a bid that was
 * reported.
 */
export async function outcomeBins(t: Transaction): Promise<Bin[]> {
  const { rows } = await sql<Bin>`
    with bid as (
      select agency_id, bool_or(kind = 'won') as is_won, bool_or(kind = 'lost') as is_lost,
        (array_agg((prediction->>'chance')::int order by created_at, id)
          filter (where source = 'user' and jsonb_typeof(prediction->'chance') = 'number'))[1] as chance
      from tender_label
      where retracted_at is null and kind in ('bid', 'won', 'lost')
      group by agency_id, tender_id
    )
    select avg(chance)::float8 / 100 as said, avg(is_won::int)::float8 as seen, count(*)::int as n
    from bid
    where chance is not null and (is_won or is_lost)
    group by least(width_bucket(chance, 0, 100, 10), 10)
    having count(*) >= ${minOutcomes} and count(distinct agency_id) >= ${minAgencies}
    order by 1`.execute(t.db);
  return rows;
}
