import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export interface InvitingChoice {
  readonly agencySector: string | undefined;
  readonly region: string | undefined;
  readonly from: string;
  readonly until: string;
}

/** Tenders with a published result in the selection, whether the procedure had a call, and whether it says so at all. */
const awardedIn = ({ agencySector, region, from, until }: InvitingChoice) => sql`
  select m.tender_id, m.buyer_id, m.offers, m.decided_on, t.procedure
  from market_tender m join tender t on t.id = m.tender_id
  where m.decided_on between ${from} and ${until} and t.stage = 'awarded'
    ${agencySector === undefined ? sql`` : sql`and ${agencySector} = any(m.sectors)`}
    ${region === undefined ? sql`` : sql`and ${region} = any(m.laender)`}`;

export interface InvitingBuyerRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly severalOffers: number;
  readonly offersKnown: number;
  readonly awarded: number;
  readonly lastOn: string;
  readonly lastTitle: string;
  readonly lastSlug: string;
  readonly buyerCount: number;
}

/** Buyers with at least two procedures without a call, most first */
export async function listInvitingBuyers(
  db: Db,
  choice: InvitingChoice,
  limit: number,
): Promise<readonly InvitingBuyerRow[]> {
  const { rows } = await sql<InvitingBuyerRow>`
    with awarded as (${awardedIn(choice)}),
    buyers as (
      select buyer_id,
        count(*) filter (where procedure = 'neg-wo-call')::int as count,
        count(*) filter (where procedure = 'neg-wo-call' and offers > 1)::int as several,
        count(*) filter (where procedure = 'neg-wo-call' and offers is not null)::int as known,
        count(*) filter (where procedure is not null)::int as awarded,
        (array_agg(tender_id order by decided_on desc, tender_id desc)
          filter (where procedure = 'neg-wo-call'))[1] as last_id
      from awarded where buyer_id is not null group by buyer_id),
    inviting as (select *, (count(*) over ())::int as total from buyers where count >= 2)
    select b.id, b.name, i.count, i.several as "severalOffers", i.known as "offersKnown", i.awarded,
      m.decided_on::text as "lastOn", t.title as "lastTitle", t.slug as "lastSlug", i.total as "buyerCount"
    from inviting i join buyer b on b.id = i.buyer_id
      join tender t on t.id = i.last_id join market_tender m on m.tender_id = i.last_id
    order by i.count desc, m.decided_on desc, b.id limit ${limit}`.execute(db);
  return rows;
}

export interface InvitingCounts {
  readonly awarded: number;
  readonly withoutCall: number;
  readonly unknown: number;
}

export async function countInviting(db: Db, choice: InvitingChoice): Promise<InvitingCounts> {
  const { rows } = await sql<InvitingCounts>`
    with awarded as (${awardedIn(choice)})
    select count(*) filter (where procedure is not null and buyer_id is not null)::int as awarded,
      count(*) filter (where procedure = 'neg-wo-call' and buyer_id is not null)::int as "withoutCall",
      count(*) filter (where procedure is null or buyer_id is null)::int as unknown
    from awarded`.execute(db);
  return rows[0] ?? { awarded: 0, withoutCall: 0, unknown: 0 };
}
