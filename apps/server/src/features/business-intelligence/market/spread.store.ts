import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { bySector, inScope } from "./scope.store.ts";
import type { Scope } from "./scope.store.ts";

interface Group {
  /** "" of all together */
  readonly sector: string;
  readonly total: number;
  readonly n: number;
}

export interface OfferGroup extends Group {
  readonly electronic: number;
  readonly median: number | null;
  readonly bins: number[];
  readonly values: number[] | null;
}

/** Lists of single values end where a spread says more. */
export const fewest = 20;

export async function listOfferGroups(db: Db, scope: Scope): Promise<OfferGroup[]> {
  const { rows } = await sql<OfferGroup>`
    select s.sector, count(*)::int as total, count(offers)::int as n,
      (count(offers) filter (where is_electronic_count))::int as electronic,
      percentile_disc(0.5) within group (order by offers) as median,
      array[count(*) filter (where offers = 1), count(*) filter (where offers = 2),
        count(*) filter (where offers = 3), count(*) filter (where offers = 4),
        count(*) filter (where offers = 5), count(*) filter (where offers between 6 and 8),
        count(*) filter (where offers >= 9)]::int[] as bins,
      case when count(offers) < ${fewest}
        then array_agg(offers order by offers) filter (where offers is not null) end as values
    from market_tender ${bySector(scope)}
    where ${inScope(scope, "decided_on")}
    group by s.sector`.execute(db);
  return rows;
}

export interface ValueGroup extends Group {
  readonly quantiles: number[] | null;
  readonly values: number[] | null;
}

/** Cents as numbers: sums of one tender stay far below 2^53. */
export async function listValueGroups(db: Db, scope: Scope): Promise<ValueGroup[]> {
  const { rows } = await sql<ValueGroup>`
    select s.sector, count(*)::int as total, count(value_cents)::int as n,
      percentile_disc(array[0.1, 0.25, 0.5, 0.75, 0.9])
        within group (order by value_cents)::float8[] as quantiles,
      case when count(value_cents) < ${fewest} then array_agg(value_cents::float8 order by value_cents)
        filter (where value_cents is not null) end as values
    from market_tender ${bySector(scope)}
    where ${inScope(scope, "decided_on")}
    group by s.sector`.execute(db);
  return rows;
}

export interface PriceWeightGroup extends Group {
  readonly median: number | null;
  readonly bins: number[];
  readonly values: number[] | null;
}

export async function listPriceWeightGroups(db: Db, scope: Scope): Promise<PriceWeightGroup[]> {
  const inBin = (at: number) =>
    at === 9
      ? sql`price_percent >= 90`
      : sql`price_percent >= ${sql.lit(at * 10)} and price_percent < ${sql.lit(at * 10 + 10)}`;
  const bins = Array.from({ length: 10 }, (_, at) => sql`count(*) filter (where ${inBin(at)})`);
  const { rows } = await sql<PriceWeightGroup>`
    select s.sector, count(*)::int as total, count(price_percent)::int as n,
      percentile_disc(0.5) within group (order by price_percent) as median,
      array[${sql.join(bins)}]::int[] as bins,
      case when count(price_percent) < ${fewest}
        then array_agg(price_percent order by price_percent) filter (where price_percent is not null)
        end as values
    from market_tender ${bySector(scope)}
    where ${inScope(scope, "published_on")} and not is_planned
    group by s.sector`.execute(db);
  return rows;
}
