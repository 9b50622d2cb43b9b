import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { nameKey } from "../../../platform/database/name-key.ts";
import type { Db } from "../../../platform/database/database.ts";

/** Awards to a named or unnamed winner, and who won most of them. */
export interface AwardFigures {
  readonly total: number;
  /** With a named winner */
  readonly named: number;
  readonly withOffers: number;
  readonly medianOffers: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly parties: readonly { readonly name: string; readonly count: number }[];
}

/** What was won before that says little of who usually wins now. */
const years = 5;
const maxParties = 5;

export async function datasetKind(db: Db): Promise<string> {
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind;
}

/** Of one buyer, but for the tender itself. */
export function buyerFigures(db: Db, buyerId: string, tenderId: string): Promise<AwardFigures> {
  return figuresOf(db, sql`award a`, sql`a.buyer_id = ${buyerId} and a.tender_id <> ${tenderId}`);
}

/** Of all tenders whose main CPV code begins with one of these digits. */
export function sectorFigures(db: Db, prefixes: readonly string[]): Promise<AwardFigures> {
  const isMeant = sql.join(
    prefixes.map((prefix) => sql`t.main_cpv like ${`${prefix}%`}`),
    sql` or `,
  );
  return figuresOf(db, sql`tender t join award a on a.tender_id = t.id`, sql`(${isMeant})`);
}

async function figuresOf(
  db: Db,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<AwardFigures> {
  const { rows } = await sql<AwardFigures>`
    with lots as materialized (
      select a.tender_id, a.lot_id, a.offers_received, a.awarded_on,
        array(select min(s.name) from award_winner w join supplier s on s.id = w.supplier_id
          where w.tender_id = a.tender_id and w.lot_id = a.lot_id
          group by ${nameKey("s.name")}) as winners
      from ${from}
      where ${where} and a.outcome = 'selec-w'
        and (a.awarded_on is null or a.awarded_on > current_date - make_interval(years => ${years}))
    )
    select count(*)::int as total, (count(*) filter (where winners <> '{}'))::int as named,
      count(offers_received)::int as "withOffers",
      percentile_cont(0.5) within group (order by offers_received) as "medianOffers",
      min(awarded_on) as "from", max(awarded_on) as "to",
      coalesce((
        select json_agg(json_build_object('name', name, 'count', count) order by count desc, name)
        from (
          select min(w.name) as name, count(*)::int as count
          from lots cross join unnest(winners) as w (name)
          group by ${nameKey("w.name")} order by count desc, name limit ${maxParties}
        ) as most), '[]') as parties
    from lots`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("an aggregate has one row");
  return row;
}

export interface Incumbent {
  readonly tenderSlug: string;
  readonly title: string;
  readonly awardedOn: string | null;
  readonly name: string;
  readonly supplierIds: readonly string[];
}

/**
 * Who won the buyer's latest award of the same CPV class, else of the same group, before the tender was published.
 * `classes`: prefixes, the closest first; none where the code says nothing.
 */
export async function findIncumbent(
  db: Db,
  buyerId: string,
  tender: { readonly id: string; readonly publishedOn: string | null },
  classes: readonly string[],
): Promise<Incumbent | undefined> {
  for (const prefix of classes) {
    const { rows } = await sql<Incumbent>`
      select t.slug as "tenderSlug", t.title, a.awarded_on as "awardedOn", w.names[1] as name,
        w.ids as "supplierIds"
      from award a join tender t on t.id = a.tender_id
        cross join lateral (
          select array_agg(s.name order by w.rank nulls last, s.name) as names, array_agg(s.id) as ids
          from award_winner w join supplier s on s.id = w.supplier_id
          where w.tender_id = a.tender_id and w.lot_id = a.lot_id) as w
      where a.buyer_id = ${buyerId} and a.tender_id <> ${tender.id} and a.outcome = 'selec-w'
        and t.main_cpv like ${`${prefix}%`} and w.names is not null
        and (a.awarded_on is null or ${tender.publishedOn}::date is null
          or a.awarded_on <= ${tender.publishedOn}::date)
      order by a.awarded_on desc nulls last, t.published_on desc nulls last, t.id, a.lot_id
      limit 1`.execute(db);
    if (rows[0]) return rows[0];
  }
  return undefined;
}

export interface ComparableRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly buyer: string | null;
}

/** The pages of comparable awards; tenders that have gone meanwhile are missing. */
export async function listComparables(
  db: Db,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, ComparableRow>> {
  if (tenderIds.length === 0) return new Map();
  const { rows } = await sql<ComparableRow>`
    select t.id, t.slug, t.title, b.name as buyer
    from tender t left join buyer b on b.id = t.buyer_id
    where t.id = any(${tenderIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
