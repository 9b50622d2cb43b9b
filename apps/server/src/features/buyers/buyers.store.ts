import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function findBuyer(db: Db, id: string) {
  return db.selectFrom("buyer").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface BuyerAwardRow {
  readonly slug: string;
  readonly title: string;
  readonly cpv: string[];
  readonly lot_id: string;
  readonly awarded_on: string | null;
  /** The first ones */
  readonly winners: string[];
  readonly winner_count: number;
  readonly offers_received: number | null;
  readonly value_cents: string | null;
  readonly value_currency: string | null;
}

/** A framework may have hundreds. */
const maxWinners = 10;

/** Lots that were awarded, latest first; lots closed without a winner are none. */
export async function listAwards(db: Db, buyerId: string, limit: number): Promise<BuyerAwardRow[]> {
  const { rows } = await sql<BuyerAwardRow>`
    select t.slug, t.title, t.cpv, a.lot_id, a.awarded_on::text as awarded_on,
      array(select s.name from award_winner w join supplier s on s.id = w.supplier_id
        where w.tender_id = a.tender_id and w.lot_id = a.lot_id
        order by w.rank nulls last, s.name limit ${maxWinners}) as winners,
      (select count(*)::int from award_winner w
        where w.tender_id = a.tender_id and w.lot_id = a.lot_id) as winner_count,
      a.offers_received, a.value_cents, a.value_currency
    from award a join tender t on t.id = a.tender_id
    where a.buyer_id = ${buyerId} and a.outcome = 'selec-w'
    order by a.awarded_on desc nulls last, t.published_on desc nulls last, t.id, a.lot_id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many awards there are and how many of them tell offers and value. */
export async function countAwards(db: Db, buyerId: string) {
  const { rows } = await sql<{ total: number; withOffers: number; withValue: number }>`
    select count(*)::int as total, count(offers_received)::int as "withOffers",
      count(value_cents)::int as "withValue"
    from award where buyer_id = ${buyerId} and outcome = 'selec-w'`.execute(db);
  return rows[0] ?? { total: 0, withOffers: 0, withValue: 0 };
}

export async function countTenders(db: Db, buyerId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from tender where buyer_id = ${buyerId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Ids of a buyer's calls, the latest publication first; the clock decides which are open. */
export async function listCallIds(db: Db, buyerId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tender
    where buyer_id = ${buyerId} and stage = 'call'
      and (last_deadline_at >= ${now} or last_deadline_at is null)
    order by published_on desc nulls last, id desc limit 300`.execute(db);
  return rows.map(({ id }) => id);
}
