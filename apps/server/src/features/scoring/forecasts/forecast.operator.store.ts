import { lockCents } from "@tc/assessment";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { holdActive } from "../models/model.operator.store.ts";
import { budgetRange } from "./tender-forecast.ts";
import type { TenderForecast } from "./tender-forecast.ts";

export interface ForecastToWrite {
  readonly tenderId: string;
  readonly tenderVersion: number;
  readonly forecast: TenderForecast;
}

/**
 * Stores forecasts of tenders that have not changed since they were read. An equal row stays untouched, an older version of
 * a tender replaces nothing, and nothing is told by models that are out of use or of another kind of notices.
 */
export async function writeForecasts(
  { db, now }: Transaction,
  modelVersion: number,
  forecasts: readonly ForecastToWrite[],
): Promise<void> {
  if (forecasts.length === 0 || !(await holdActive(db, modelVersion))) return;
  const rows = forecasts.map(({ tenderId, tenderVersion, forecast }) => ({
    tender_id: tenderId,
    tender_version: tenderVersion,
    forecast,
    ...listColumns(forecast),
  }));
  await sql`
    insert into tender_forecast (tender_id, tender_version, model_version, forecast, mean_offers, low_offers,
      high_offers, is_contested, budget_kind, budget_cents, budget_low_cents, budget_high_cents, budget_currency,
      expected_cents, lock_cents, framework_seats, forecast_at)
    select x.tender_id, x.tender_version, ${modelVersion}, x.forecast, x.mean_offers, x.low_offers, x.high_offers,
      x.is_contested, x.budget_kind, x.budget_cents, x.budget_low_cents, x.budget_high_cents, x.budget_currency,
      x.expected_cents, x.lock_cents, x.framework_seats, ${now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (tender_id uuid, tender_version int, forecast jsonb,
        mean_offers real, low_offers smallint, high_offers smallint, is_contested boolean, budget_kind text,
        budget_cents bigint, budget_low_cents bigint, budget_high_cents bigint, budget_currency text,
        expected_cents bigint, lock_cents bigint, framework_seats int)
      join tender t on t.id = x.tender_id and t.version = x.tender_version
    order by x.tender_id
    on conflict (tender_id) do update set tender_version = excluded.tender_version,
      model_version = excluded.model_version, forecast = excluded.forecast, mean_offers = excluded.mean_offers,
      low_offers = excluded.low_offers, high_offers = excluded.high_offers, is_contested = excluded.is_contested,
      budget_kind = excluded.budget_kind, budget_cents = excluded.budget_cents,
      budget_low_cents = excluded.budget_low_cents, budget_high_cents = excluded.budget_high_cents,
      budget_currency = excluded.budget_currency, expected_cents = excluded.expected_cents,
      lock_cents = excluded.lock_cents, framework_seats = excluded.framework_seats, changed_by = pg_current_xact_id(), forecast_at = excluded.forecast_at
    where (tender_forecast.tender_version, tender_forecast.model_version)
        is distinct from (excluded.tender_version, excluded.model_version)
      and tender_forecast.tender_version <= excluded.tender_version`.execute(db);
}

/** The columns that lists sort and filter by; empty where it is too thin to say anything. */
function listColumns({ offers, budget, frameworkSeats }: TenderForecast) {
  const competition =
    offers && !offers.isTooThin
      ? {
          mean_offers: offers.mean,
          low_offers: offers.low,
          high_offers: offers.high,
          is_contested: offers.contested,
        }
      : {};
  return {
    ...competition,
    ...budgetColumns(budget),
    expected_cents: lockCents(budget) ?? budgetRange(budget)?.medianCents,
    lock_cents: lockCents(budget),
    framework_seats: frameworkSeats,
  };
}

function budgetColumns(budget: TenderForecast["budget"]) {
  if (budget.kind === "none") return {};
  if (budget.kind === "estimate") {
    return {
      budget_kind: budget.kind,
      budget_cents: budget.medianCents,
      budget_low_cents: budget.lowCents,
      budget_high_cents: budget.highCents,
      budget_currency: "EUR",
    };
  }
  return {
    budget_kind: budget.kind,
    budget_cents: budget.money.cents,
    budget_currency: budget.money.currency,
  };
}

export interface OutcomeToWrite {
  readonly tenderId: string;
  readonly lotId: string;
  readonly modelVersion: number;
  readonly forecastAt: Date;
  readonly meanOffers: number;
  readonly lowOffers: number;
  readonly highOffers: number;
  readonly single: number;
  readonly offersReceived: number;
}

/** Stores the forecast beside the outcome. The first pair counts: no later forecast or correction changes it. */
export async function writeOutcomes(
  { db, now }: Transaction,
  outcomes: readonly OutcomeToWrite[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    insert into forecast_outcome (tender_id, lot_id, model_version, forecast_at, mean_offers, low_offers, high_offers,
      single_probability, offers_received, observed_at)
    select x."tenderId", x."lotId", x."modelVersion", x."forecastAt", x."meanOffers", x."lowOffers", x."highOffers",
      x.single, x."offersReceived", ${now()}
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as x ("tenderId" uuid, "lotId" text,
        "modelVersion" int, "forecastAt" timestamptz, "meanOffers" real, "lowOffers" smallint, "highOffers" smallint,
        single real, "offersReceived" int)
      join tender t on t.id = x."tenderId"
    on conflict do nothing`.execute(db);
}
