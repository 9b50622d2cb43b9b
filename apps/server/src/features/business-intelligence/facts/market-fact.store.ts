import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export interface FactSource {
  readonly id: string;
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly lots: Tender["lots"];
}

/** Tenders with a code of one of these groups (its first three digits), as they are stored. */
export async function listFactSources(
  db: Db,
  tenderIds: readonly string[],
  cpvGroups: readonly string[],
): Promise<FactSource[]> {
  const { rows } = await sql<FactSource>`
    select id, cpv, nuts, coalesce(record->'lots', '[]') as lots
    from tender
    where id = any(${tenderIds}::uuid[]) and cpv_groups(cpv) && ${cpvGroups}::text[]
    order by id`.execute(db);
  return rows;
}

/** The facts that we compute from a tender's codes and record. The SQL reads all other facts from the tender's rows. */
export interface MarketFact {
  readonly tenderId: string;
  readonly sectors: readonly string[];
  readonly laender: readonly string[];
  readonly pricePercent?: number;
}

export async function deleteMarketFacts(db: Db, tenderIds: readonly string[]): Promise<void> {
  await sql`delete from market_tender where tender_id = any(${tenderIds}::uuid[])`.execute(db);
}

/**
 * A day of award before 2000-01-02 is a filler and one after the last notice a slip: the day of that notice holds then. An
 * award with no offer is one whose count is missing. The tender stands for its lots by the middle one.
 */
export async function insertMarketFacts(db: Db, facts: readonly MarketFact[]): Promise<void> {
  if (facts.length === 0) return;
  const json = JSON.stringify(facts);
  await sql`
    insert into market_tender (tender_id, is_planned, published_on, decided_on, level, sectors, laender, buyer_id,
      offers, is_electronic_count, value_cents, price_percent)
    select t.id, t.stage = 'planned', t.published_on, a.decided_on, t.level, x.sectors, x.laender, t.buyer_id,
      a.offers, coalesce(a.is_electronic_count, false), a.value_cents, x."pricePercent"
    from json_to_recordset(${json}::json)
        as x ("tenderId" uuid, sectors text[], laender text[], "pricePercent" float8)
      join tender t on t.id = x."tenderId"
      left join lateral (
        select max(${decidedOn}) as decided_on,
          percentile_disc(0.5) within group (order by ${offers}) as offers,
          bool_or(offers_received_code = 't-esubm' and ${offers} is not null) as is_electronic_count,
          percentile_disc(0.5) within group (order by ${valueCents}) as value_cents
        from award where award.tender_id = t.id and outcome = 'selec-w'
      ) a on true
    order by t.id`.execute(db);
  await sql`
    insert into market_award (tender_id, lot_id, decided_on, level, sectors, laender, buyer_id, offers, value_cents,
      supplier_ids)
    select t.id, award.lot_id, ${decidedOn}, t.level, x.sectors, x.laender, t.buyer_id, ${offers}, ${valueCents},
      array(select supplier_id from award_winner w
        where w.tender_id = t.id and w.lot_id = award.lot_id order by supplier_id)
    from json_to_recordset(${json}::json) as x ("tenderId" uuid, sectors text[], laender text[])
      join tender t on t.id = x."tenderId"
      join award on award.tender_id = t.id and outcome = 'selec-w'
    order by t.id, award.lot_id`.execute(db);
}

const decidedOn = sql`
  case when award.awarded_on between date '2000-01-02' and coalesce(t.updated_on, t.published_on)
    then award.awarded_on else coalesce(t.updated_on, t.published_on) end`;
const offers = sql`case when award.offers_received >= 1 then award.offers_received end`;
const valueCents = sql`
  case when award.value_cents > 100 and award.value_currency = 'EUR' and not 'lot_sum_mismatch' = any(t.flags)
    then award.value_cents end`;

export interface FactState {
  readonly version: number;
  readonly doneTo: string | null;
}

export async function findFactState(db: Db): Promise<FactState> {
  const { rows } = await sql<FactState>`
    select version, done_to as "doneTo" from market_fact_state`.execute(db);
  return rows[0] ?? { version: 0, doneTo: null };
}

export async function writeFactState(db: Db, { version, doneTo }: FactState): Promise<void> {
  await sql`update market_fact_state set version = ${version}, done_to = ${doneTo}`.execute(db);
}

/**
 * The next tenders by id, held until the transaction ends: an ingest that changes one of them waits, or is seen. It takes
 * them in the same order.
 */
export async function holdNextTenders(
  db: Db,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tender where ${after}::uuid is null or id > ${after}::uuid
    order by id limit ${limit} for share`.execute(db);
  return rows.map(({ id }) => id);
}
