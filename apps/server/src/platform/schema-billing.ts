import type { BillingPeriod, PaidTier, SubscriptionStatus, Tier } from "@tc/domain";
import type { ColumnType, Generated } from "kysely";
import type { Instant, NullableInstant } from "./schema-columns.ts";

/** JSON goes in as text and comes out read. */
type Json<Value> = ColumnType<Value, string, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
/** Cents beyond 2^31: as text out. */
type Cents = ColumnType<string, number, number>;

/** How the agency pays, as shown to it. */
export interface StoredPaymentMethod {
  readonly kind: "card" | "sepa_debit" | "other";
  readonly brand?: string;
  readonly last4?: string;
  readonly expiresIn?: { readonly month: number; readonly year: number };
}

/** As entered in the checkout. */
export interface StoredBillingAddress {
  readonly company: string;
  readonly contact: string;
  readonly email: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly vatId?: string;
}

/** What an agency uses and pays; see database/migrations/0009_quota.sql and 0010_billing.sql. */
export interface BillingTables {
  quota_use: {
    id: Generated<string>;
    agency_id: string;
    kind: "tender_check";
    month: string;
    subject: string;
    state: Generated<"reserved" | "committed" | "refunded">;
    reserved_at: Instant;
    settled_at: NullableInstant;
  };
  subscription: {
    agency_id: string;
    customer_id: string | null;
    subscription_id: string | null;
    tier: PaidTier | null;
    period: BillingPeriod | null;
    status: SubscriptionStatus | null;
    anchor: NullableInstant;
    period_starts_at: NullableInstant;
    period_ends_at: NullableInstant;
    trial_ends_at: NullableInstant;
    noticed_at: NullableInstant;
    ends_at: NullableInstant;
    next_tier: PaidTier | null;
    next_period: BillingPeriod | null;
    next_from: NullableInstant;
    unpaid_since: NullableInstant;
    is_first_payment_processing: Generated<boolean>;
    payment_method: NullableJson<StoredPaymentMethod>;
    tax_id_status: "pending" | "verified" | "unverified" | null;
    free_trial_ends_at: NullableInstant;
    granted_tier: Tier | null;
    plan_changes_at: NullableInstant;
    keep_user_ids: string[] | null;
    reminded_of: NullableInstant;
    reminded_days: 3 | 1 | null;
    dunned_since: NullableInstant;
    dunned_step: number | null;
    converged_at: NullableInstant;
    news_at: NullableInstant;
    asked: Generated<number>;
    answered: Generated<number>;
  };
  billing_address: {
    agency_id: string;
    address: Json<StoredBillingAddress>;
    updated_at: Instant;
  };
  invoice: {
    id: string;
    agency_id: string;
    number: string | null;
    status: "draft" | "open" | "paid" | "void" | "uncollectible";
    net_cents: Cents;
    tax_cents: Cents;
    total_cents: Cents;
    paid_cents: Cents;
    currency: string;
    created_at: Instant;
    paid_at: NullableInstant;
    next_attempt_at: NullableInstant;
    page_url: string | null;
    pdf_url: string | null;
  };
  billing_command: {
    id: Generated<string>;
    agency_id: string;
    kind: string;
    payload: Json<Record<string, unknown>>;
    begun_at: Instant;
    done_at: NullableInstant;
    failure: string | null;
  };
  trial_key: {
    kind: "company" | "vat_id" | "domain" | "card";
    hash: Buffer;
    used_by: string;
    used_at: Instant;
  };
  payment_event: {
    id: string;
    type: string;
    customer_id: string | null;
    created_at: Instant;
    received_at: Instant;
    handled_at: NullableInstant;
  };
}
