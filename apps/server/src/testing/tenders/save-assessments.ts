import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Insertable } from "kysely";

type Forecast = Insertable<Database["tender_forecast"]>;
type Score = Insertable<Database["fit_score"]>;

const at = new Date("2026-11-20T08:00:00Z");

/** Writes what lists know of a forecast, without any model behind it. `db` is the owner's. */
export async function saveForecast(
  db: Db,
  tenderId: string,
  parts: Partial<Omit<Forecast, "tender_id">>,
): Promise<void> {
  const row: Forecast = {
    tender_id: tenderId,
    tender_version: 1,
    model_version: 1,
    forecast: JSON.stringify({}),
    forecast_at: at,
    expected_cents: null,
    lock_cents: null,
    ...parts,
  };
  await db.deleteFrom("tender_forecast").where("tender_id", "=", tenderId).execute();
  await db.insertInto("tender_forecast").values(row).execute();
}

/** Writes an agency's score of a tender as the scoring does, so that copies in memory follow. `db` is the owner's. */
export async function saveScore(
  db: Db,
  agencyId: string,
  tenderId: string,
  parts: Partial<Omit<Score, "agency_id" | "tender_id">>,
): Promise<void> {
  const row: Score = {
    agency_id: agencyId,
    tender_id: tenderId,
    tender_version: 1,
    profile_version: 1,
    model_version: 1,
    score: 50,
    low: 40,
    high: 60,
    knockout: 2,
    parts: [50, 50, 50, 50, 50],
    scored_at: at,
    ...parts,
  };
  await db
    .insertInto("fit_score")
    .values(row)
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(row))
    .execute();
  await sql`
    insert into scoring_state (agency_id, profile_version, model_version, scored_at, is_complete)
    values (${agencyId}, 1, 1, ${at}, true)
    on conflict (agency_id) do update set revision = scoring_state.revision + 1`.execute(db);
}
