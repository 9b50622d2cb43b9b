import type { MarketRow } from "@tc/assessment";
import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export async function datasetKind(db: Db): Promise<string> {
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind;
}

export interface MarketSelection {
  /** CPV codes that begin like this, 3 digits at least */
  readonly cpvPrefixes: readonly string[];
  /** A Land as NUTS 1 code; undefined: all */
  readonly region: string | undefined;
  /** Called for or awarded on this day (YYYY-MM-DD) or later */
  readonly since: string;
}

interface Row {
  readonly tenderId: string;
  readonly lotId: string | null;
  readonly publishedOn: string | null;
  readonly awardedOn: string | null;
  readonly stage: "planned" | "call" | "awarded" | "cancelled";
  readonly outcome: string | null;
  readonly offersReceived: number | null;
  readonly valueCents: number | null;
  readonly currency: string | null;
  readonly buyerId: string | null;
  readonly buyerName: string | null;
  readonly winners: readonly { readonly id: string; readonly name: string }[] | null;
}

/**
 * A row for each result of each tender of the market, and one for a tender without any. Results are looked up tender by
 * tender (max, offset): the planner takes the market for larger than it is and would read all results there are.
 */
export async function listMarketRows(
  db: Db,
  { cpvPrefixes, region, since }: MarketSelection,
): Promise<MarketRow[]> {
  const groups = [...new Set(cpvPrefixes.map((prefix) => prefix.slice(0, 3)))];
  const patterns = cpvPrefixes.map((prefix) => `${prefix}%`);
  const { rows } = await sql<Row>`
    with chosen as materialized (
      select t.id, t.stage, t.published_on, t.buyer_id
      from tender t
      where cpv_groups(t.cpv) && ${groups}::text[]
        and exists (select from unnest(t.cpv) as code where code like any(${patterns}::text[]))
        and (${region ?? null}::text is null or exists (
          select from unnest(t.nuts) as code where upper(left(code, 3)) = ${region ?? null}))
        and coalesce(t.updated_on, t.published_on) >= ${since}::date
        and (t.published_on >= ${since}::date
          or (select max(a.awarded_on) from award a where a.tender_id = t.id) >= ${since}::date)
    )
    select c.id as "tenderId", a.lot_id as "lotId", c.published_on as "publishedOn",
      a.awarded_on as "awardedOn", c.stage, a.outcome, a.offers_received as "offersReceived",
      a.value_cents::float8 as "valueCents", a.value_currency as currency, c.buyer_id as "buyerId",
      b.name as "buyerName", w.winners
    from chosen c
      left join lateral (select * from award where tender_id = c.id offset 0) a on true
      left join buyer b on b.id = c.buyer_id
      left join lateral (
        select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.id) as winners
        from award_winner aw join supplier s on s.id = aw.supplier_id
        where aw.tender_id = a.tender_id and aw.lot_id = a.lot_id
      ) w on true
    order by c.id, a.lot_id`.execute(db);
  return rows.map(toMarketRow);
}

function toMarketRow(row: Row): MarketRow {
  const { publishedOn, awardedOn, offersReceived, valueCents, currency, buyerId, buyerName } = row;
  return {
    tenderId: row.tenderId,
    lotId: row.lotId ?? "",
    state: stateOf(row),
    winners: row.winners ?? [],
    ...(publishedOn !== null && { publishedOn }),
    ...(awardedOn !== null && { awardedOn }),
    ...(offersReceived !== null && { offersReceived }),
    ...(valueCents !== null && { valueCents }),
    ...(currency !== null && { currency }),
    ...(buyerId !== null && { buyerId }),
    ...(buyerName !== null && { buyerName }),
  };
}

/** Of the lot: one closed without a winner is no award, whatever became of the others. */
function stateOf({ stage, lotId, outcome }: Row): MarketRow["state"] {
  if (lotId !== null && outcome === "selec-w") return "awarded";
  if (outcome === "clos-nw" || stage === "cancelled") return "cancelled";
  return stage === "planned" ? "planned" : "expired";
}
