import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export interface WonAward {
  readonly supplierName: string;
  readonly town: string | null;
  readonly slug: string;
  readonly title: string;
  readonly buyerName: string;
  readonly year: number;
  readonly valueCents: number | null;
}

const maxAwards = 20;

/** Published awards to companies of this name, in whatever town; the newest first. */
export async function listAwardsTo(db: Db, keyPrefix: string): Promise<WonAward[]> {
  const { rows } = await sql<WonAward>`
    select distinct on (a.awarded_on, t.id) s.name as "supplierName", s.town, t.slug, t.title,
      b.name as "buyerName", extract(year from a.awarded_on)::int as year,
      case when a.value_currency = 'EUR' then a.value_cents::float8 end as "valueCents"
    from supplier_key k
      join supplier s on s.id = k.supplier_id
      join award_winner w on w.supplier_id = s.id
      join award a on a.tender_id = w.tender_id and a.lot_id = w.lot_id
      join tender t on t.id = a.tender_id
      join buyer b on b.id = coalesce(a.buyer_id, t.buyer_id)
    where k.key >= ${keyPrefix} and k.key < ${`${keyPrefix}~`}
      and coalesce(a.outcome, 'selec-w') = 'selec-w' and a.awarded_on is not null
    order by a.awarded_on desc, t.id, a.lot_id
    limit ${maxAwards}`.execute(db);
  return rows;
}
