import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Instant, NullableBigInt, NullableInstant, RequiredBigInt } from "./schema-columns.ts";

/** Models, forecasts, scores and labels; see database/migrations/0006_assessment.sql. */
export interface AssessmentTables {
  assessment_model: {
    version: number;
    trained_at: Instant;
    dataset: "sample" | "real";
    basis: JSONColumnType<object>;
    status: "building" | "active" | "retired";
  };
  assessment_model_part: {
    version: number;
    part: string;
    content: Buffer;
    revision: Generated<number>;
  };
  tender_forecast: {
    tender_id: string;
    tender_version: number;
    model_version: number;
    forecast: JSONColumnType<object>;
    mean_offers: number | null;
    low_offers: number | null;
    high_offers: number | null;
    is_contested: boolean | null;
    budget_kind: "published" | "maximum" | "quoted" | "estimate" | null;
    budget_cents: NullableBigInt;
    budget_low_cents: NullableBigInt;
    budget_high_cents: NullableBigInt;
    budget_currency: string | null;
    expected_cents: RequiredBigInt;
    lock_cents: RequiredBigInt;
    changed_by: GeneratedAlways<string>;
    forecast_at: Instant;
  };
  assessment_due: { tender_id: string; version: number };
  forecast_outcome: {
    tender_id: string;
    lot_id: string;
    model_version: number;
    forecast_at: Instant;
    mean_offers: number;
    low_offers: number;
    high_offers: number;
    single_probability: number;
    offers_received: number;
    observed_at: Instant;
  };
  fit_score: {
    agency_id: string;
    tender_id: string;
    tender_version: number;
    profile_version: number;
    model_version: number;
    score: number;
    low: number;
    high: number;
    gate: number;
    parts: number[];
    chance: number | null;
    chance_low: number | null;
    chance_high: number | null;
    scored_at: Instant;
  };
  scoring_state: {
    agency_id: string;
    profile_version: number;
    model_version: number;
    revision: ColumnType<string, number | string | undefined, number | string>;
    is_complete: Generated<boolean>;
    scored_at: Instant;
  };
  tender_label: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    kind:
      | "fits"
      | "misfit"
      | "saved"
      | "dismissed"
      | "pursued"
      | "bid"
      | "won"
      | "lost"
      | "withdrawn";
    reason: string | null;
    note: string | null;
    source: "user" | "notice";
    lot_id: string | null;
    created_by: string | null;
    created_at: Instant;
    retracted_at: NullableInstant;
    replaces: Generated<string[]>;
    is_withdrawal: Generated<boolean>;
    prediction: JSONColumnType<object> | null;
  };
  agency_learning: {
    agency_id: string;
    weights: JSONColumnType<object> | null;
    weights_before: JSONColumnType<object> | null;
    label_count: number;
    was_refused: Generated<boolean>;
    learnt_at: NullableInstant;
    tried_at: Instant;
  };
  agency_key: { agency_id: string; key: string };
}
