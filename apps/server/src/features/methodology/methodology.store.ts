import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { ModelBasis } from "../scoring/index.ts";
import type { Bin } from "./reliability.ts";

export async function datasetKind(db: Db): Promise<string> {
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind;
}

/** The model in use, of the kind of notices that is here now. */
export async function findModel(db: Db) {
  const { rows } = await sql<{ version: number; trainedAt: Date; basis: ModelBasis }>`
    select version, trained_at as "trainedAt", basis
    from scoring_model join dataset on dataset.kind = scoring_model.dataset
    where status = 'active'`.execute(db);
  return rows[0];
}

/** Forecasts that were stored before the award was known: probability of a single offer, beside how often there was one. */
export async function forecastBins(db: Db): Promise<Bin[]> {
  const { rows } = await sql<Bin>`
    select avg(single_probability)::float8 as said, avg((offers_received = 1)::int)::float8 as seen, count(*)::int as n
    from forecast_outcome
    group by least(width_bucket(single_probability, 0, 1, 10), 10)
    order by 1`.execute(db);
  return rows;
}

export interface ForecastCoverage {
  readonly n: number;
  /** Share of awards inside the range that was to hold eight of ten. */
  readonly share: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

export async function forecastCoverage(db: Db): Promise<ForecastCoverage> {
  const { rows } = await sql<ForecastCoverage>`
    select count(*)::int as n, avg((offers_received between low_offers and high_offers)::int)::float8 as share,
      min((observed_at at time zone 'Europe/Berlin')::date) as from,
      max((observed_at at time zone 'Europe/Berlin')::date) as to
    from forecast_outcome`.execute(db);
  return rows[0] ?? { n: 0, share: null, from: null, to: null };
}
