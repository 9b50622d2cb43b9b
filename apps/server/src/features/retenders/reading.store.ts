import type { ContractTerms, RetenderWindow } from "@tc/assessment";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

type Tx = KyselyTransaction<Database>;

/** One run at a time: two would match calls against half of each other's contracts. */
export async function lockReading(db: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('retenders'))`.execute(db);
}

export interface DueTender {
  readonly id: string;
  readonly version: number;
  readonly record: Tender;
  readonly buyerId: string | null;
  readonly nuts: readonly string[];
}

/** Tenders in agency sectors that were never read, and those read in another version or by other rules. */
export async function listDueTenders(
  db: Tx,
  due: { readonly groups: readonly string[]; readonly rules: number; readonly limit: number },
): Promise<DueTender[]> {
  const { rows } = await sql<DueTender>`
    select t.id, t.version, t.record, t.buyer_id as "buyerId", t.nuts
    from tender t where t.id in (
      (select r.tender_id from retender_tender r join tender s on s.id = r.tender_id
        where r.version <> s.version or r.rules <> ${due.rules} limit ${due.limit})
      union
      (select s.id from tender s where cpv_groups(s.cpv) && ${due.groups}::text[]
        and not exists (select from retender_tender r where r.tender_id = s.id) limit ${due.limit}))
    order by t.id limit ${due.limit}`.execute(db);
  return rows;
}

export async function listBuyersOf(db: Tx, tenderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct buyer_id as id from retender_tender
    where tender_id = any(${tenderIds}::uuid[]) and buyer_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Buyers with contracts of the same class in the same place: one of them may be called otherwise now. */
export async function listBuyersNear(db: Tx, tenderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct o.buyer_id as id
    from retender_tender n join retender_tender o on o.cpv_class = n.cpv_class and o.tender_id <> n.tender_id
    where n.tender_id = any(${tenderIds}::uuid[]) and n.called_on is not null and o.buyer_id is not null
      and o.buyer_id is distinct from n.buyer_id and (o.nuts && n.nuts or o.town = n.town)
      and exists (select from retender_contract c where c.tender_id = o.tender_id)`.execute(db);
  return rows.map(({ id }) => id);
}

export interface TenderReading {
  readonly tender_id: string;
  readonly version: number;
  readonly rules: number;
  readonly buyer_id: string | null;
  readonly title: string;
  readonly cpv: readonly string[];
  readonly cpv_class: string;
  readonly nuts: readonly string[];
  readonly town: string | null;
  readonly called_on: string | null;
  readonly lot_count: number;
}
export interface ContractReading {
  readonly tender_id: string;
  readonly lot_id: string;
  readonly lot_ids: readonly string[];
  readonly title: string;
  readonly cpv: readonly string[];
  readonly buyer_id: string | null;
  readonly agency_sectors: readonly string[];
  readonly laender: readonly string[];
  readonly terms: ContractTerms | null;
  readonly gap: string | null;
}

export async function replaceReadings(
  db: Tx,
  tenders: readonly TenderReading[],
  contracts: readonly ContractReading[],
): Promise<void> {
  const ids = tenders.map(({ tender_id }) => tender_id);
  await sql`delete from retender_tender where tender_id = any(${ids}::uuid[])`.execute(db);
  await sql`
    insert into retender_tender (tender_id, version, rules, buyer_id, title, cpv, cpv_class, nuts, town, called_on,
      lot_count)
    select * from json_to_recordset(${JSON.stringify(tenders)}::json) as x (tender_id uuid, version integer,
      rules integer, buyer_id uuid, title text, cpv text[], cpv_class text, nuts text[], town text, called_on date,
      lot_count integer)`.execute(db);
  await sql`
    insert into retender_contract (tender_id, lot_id, lot_ids, title, cpv, buyer_id, agency_sectors, laender, terms,
      gap)
    select * from json_to_recordset(${JSON.stringify(contracts)}::json) as x (tender_id uuid, lot_id text,
      lot_ids text[], title text, cpv text[], buyer_id uuid, agency_sectors text[], laender text[], terms jsonb,
      gap text)`.execute(db);
}

export interface ContractRow {
  readonly tenderId: string;
  readonly lotId: string;
  readonly title: string;
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly town: string | null;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly calledOn: string | null;
  readonly terms: ContractTerms;
}

/** The buyer's contracts that may have an end or a rhythm, the latest first. */
export async function listContracts(
  db: Tx,
  buyerId: string,
  limit: number,
): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select c.tender_id as "tenderId", c.lot_id as "lotId", c.title, c.cpv, r.nuts, r.town,
      c.buyer_id as "buyerId", b.name as "buyerName", r.called_on::text as "calledOn", c.terms
    from retender_contract c join retender_tender r using (tender_id) join buyer b on b.id = c.buyer_id
    where c.buyer_id = ${buyerId} and c.terms is not null and (c.gap is null or c.gap = 'no-term')
    order by c.terms ->> 'awardedOn' desc, c.tender_id, c.lot_id limit ${limit}`.execute(db);
  return rows;
}

export interface CallRow {
  readonly id: string;
  readonly buyerId: string | null;
  readonly buyerName: string | null;
  readonly title: string;
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly town: string | null;
  readonly publishedOn: string;
  readonly lots: number;
}

/** The buyer's calls, and those of other names that call for a class of its contracts in its place. */
export async function listCalls(db: Tx, buyerId: string, limit: number): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select r.tender_id as id, r.buyer_id as "buyerId", b.name as "buyerName", r.title, r.cpv, r.nuts, r.town,
      r.called_on::text as "publishedOn", r.lot_count as lots
    from retender_tender r left join buyer b on b.id = r.buyer_id
    where r.called_on is not null and (r.buyer_id = ${buyerId} or exists (
      select from retender_tender o
      where o.buyer_id = ${buyerId} and o.cpv_class = r.cpv_class and (o.nuts && r.nuts or o.town = r.town)
        and exists (select from retender_contract c where c.tender_id = o.tender_id)))
    order by (r.buyer_id = ${buyerId}) desc nulls last, r.called_on desc, r.tender_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface WindowRow {
  readonly tender_id: string;
  readonly lot_id: string;
  readonly successor_id: string | null;
  readonly basis: string | null;
  readonly possible_from: string | null;
  readonly possible_to: string | null;
  readonly window_facts: RetenderWindow | null;
}

export async function writeWindows(db: Tx, windows: readonly WindowRow[]): Promise<void> {
  if (windows.length === 0) return;
  await sql`
    update retender_contract c set successor_id = x.successor_id, basis = x.basis, possible_from = x.possible_from,
      possible_to = x.possible_to, window_facts = x.window_facts
    from json_to_recordset(${JSON.stringify(windows)}::json) as x (tender_id uuid, lot_id text, successor_id uuid,
      basis text, possible_from date, possible_to date, window_facts jsonb)
    where c.tender_id = x.tender_id and c.lot_id = x.lot_id and (c.successor_id, c.basis, c.possible_from,
      c.possible_to, c.window_facts) is distinct from (x.successor_id, x.basis, x.possible_from, x.possible_to,
      x.window_facts)`.execute(db);
}
