import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { StoredForecast, TenderForecast, TenderToForecast } from "./tender-forecast.ts";

interface Row extends TenderToForecast {
  readonly forecast: TenderForecast | null;
  readonly tenderVersion: number;
  readonly modelVersion: number;
  readonly forecastAt: Date;
}

/** A tender with what was said of it last, whatever version it was then. */
export async function findTender(
  db: Db,
  tenderId: string,
): Promise<(TenderToForecast & { readonly forecast: StoredForecast | undefined }) | undefined> {
  const { rows } = await sql<Row>`
    select t.id, t.version, t.buyer_id as "buyerId", t.record, f.forecast, f.tender_version as "tenderVersion",
      f.model_version as "modelVersion", f.forecast_at as "forecastAt"
    from tender t left join tender_forecast f on f.tender_id = t.id
    where t.id = ${tenderId}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { forecast, tenderVersion, modelVersion, forecastAt, ...tender } = row;
  return {
    ...tender,
    forecast: forecast ? { ...forecast, tenderVersion, modelVersion, forecastAt } : undefined,
  };
}
