import type { ContractTerms, RetenderWindow } from "@tc/assessment";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export interface RetenderChoice {
  /** Empty: all */
  readonly agencySectors: readonly string[];
  readonly region: string | undefined;
  readonly buyerId: string | undefined;
  readonly basis: string | undefined;
  readonly today: string;
  /** Windows that begin on this day or earlier */
  readonly until: string;
}

/** Where a page begins: behind this contract. */
export interface Place {
  readonly from: string;
  readonly tenderId: string;
  readonly lotId: string;
}

export interface RetenderRow {
  readonly tenderId: string;
  readonly slug: string;
  readonly lotId: string;
  readonly lotIds: readonly string[];
  readonly title: string;
  readonly buyerId: string | null;
  readonly buyerName: string | null;
  readonly terms: ContractTerms;
  readonly window: RetenderWindow;
  readonly suppliers: readonly { readonly id: string; readonly name: string }[];
  /** Of all lots, null where one has none in euros */
  readonly valueCents: string | null;
  readonly offersReceived: number | null;
}

/** By the beginning of the window. */
export async function listRetenders(
  db: Db,
  choice: RetenderChoice,
  page: { readonly after: Place | undefined; readonly limit: number },
): Promise<RetenderRow[]> {
  const { after } = page;
  const behind = after
    ? sql`and (c.possible_from, c.tender_id, c.lot_id) > (${after.from}::date, ${after.tenderId}::uuid, ${after.lotId})`
    : sql``;
  const { rows } = await sql<RetenderRow>`
    select c.tender_id as "tenderId", t.slug, c.lot_id as "lotId", c.lot_ids as "lotIds", c.title,
      c.buyer_id as "buyerId", b.name as "buyerName", c.terms, c.window_facts as window,
      (select coalesce(json_agg(named order by named.name), '[]') from (
        select min(s.id::text) as id, s.name from award_winner w join supplier s on s.id = w.supplier_id
        where w.tender_id = c.tender_id and w.lot_id = any(c.lot_ids) group by s.name) named) as suppliers,
      (select case when count(*) = count(a.value_cents) and count(*) = cardinality(c.lot_ids)
          and bool_and(a.value_currency = 'EUR') then sum(a.value_cents) end::text
        from award a where a.tender_id = c.tender_id and a.lot_id = any(c.lot_ids)) as "valueCents",
      (select case when cardinality(c.lot_ids) = 1 then max(a.offers_received) end
        from award a where a.tender_id = c.tender_id and a.lot_id = c.lot_id) as "offersReceived"
    from retender_contract c join tender t on t.id = c.tender_id left join buyer b on b.id = c.buyer_id
    where ${isAhead(choice)} ${behind}
    order by c.possible_from, c.tender_id, c.lot_id limit ${page.limit}`.execute(db);
  return rows;
}

export async function countGroups(
  db: Db,
  choice: RetenderChoice,
  bounds: { readonly now: string; readonly next: string },
): Promise<{ readonly now: number; readonly next: number; readonly later: number }> {
  const { rows } = await sql<{ now: number; next: number; later: number }>`
    select count(*) filter (where c.possible_from <= ${bounds.now}::date)::int as now,
      count(*) filter (where c.possible_from > ${bounds.now}::date and c.possible_from <= ${bounds.next}::date)::int
        as next,
      count(*) filter (where c.possible_from > ${bounds.next}::date)::int as later
    from retender_contract c where ${isAhead(choice)}`.execute(db);
  return rows[0]!;
}

export interface Coverage {
  readonly contracts: number;
  readonly followed: number;
  readonly over: number;
  readonly noTerm: number;
  readonly unlimited: number;
  readonly short: number;
  readonly implausible: number;
  readonly noAwardDay: number;
}

/** Of all contracts of the choice, whenever their windows are. */
export async function countCoverage(db: Db, choice: RetenderChoice): Promise<Coverage> {
  const isSilent = sql`c.successor_id is null and c.basis is null`;
  const { rows } = await sql<Coverage>`
    select count(*)::int as contracts,
      count(c.successor_id)::int as followed,
      count(*) filter (where c.successor_id is null and c.possible_to < ${choice.today}::date)::int as over,
      count(*) filter (where ${isSilent} and c.gap = 'no-term')::int as "noTerm",
      count(*) filter (where ${isSilent} and c.gap = 'unlimited')::int as unlimited,
      count(*) filter (where ${isSilent} and c.gap = 'short')::int as short,
      count(*) filter (where ${isSilent} and c.gap = 'implausible')::int as implausible,
      count(*) filter (where ${isSilent} and c.gap = 'no-award-day')::int as "noAwardDay"
    from retender_contract c where ${isChosen(choice)}`.execute(db);
  return rows[0]!;
}

export async function findBuyerName(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("buyer").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name;
}

/** With a window that is not over and begins in time, and no call that followed. */
function isAhead(choice: RetenderChoice): RawBuilder<boolean> {
  const { today, until } = choice;
  const basis = choice.basis ?? null;
  return sql<boolean>`c.basis is not null and c.successor_id is null and c.possible_to >= ${today}::date
    and c.possible_from <= ${until}::date and (${basis}::text is null or c.basis = ${basis})
    and ${isChosen(choice)}`;
}

function isChosen(choice: RetenderChoice): RawBuilder<boolean> {
  const { agencySectors: sectors } = choice;
  const [region, buyerId] = [choice.region ?? null, choice.buyerId ?? null];
  return sql<boolean>`(${sectors.length === 0} or c.agency_sectors && ${sectors}::text[])
    and (${region}::text is null or ${region} = any(c.laender))
    and (${buyerId}::uuid is null or c.buyer_id = ${buyerId}::uuid)`;
}
