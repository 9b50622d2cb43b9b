import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ProfileData } from "@tc/contract";
import type { MemberRole, Tier } from "@tc/domain";
import type { DefaultInstant, Instant, NullableInstant } from "./schema-columns.ts";

/** Accounts and what belongs to one agency each; see database/migrations/0005_accounts.sql. */
export interface AccountTables {
  auth_user: {
    id: Generated<string>;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    two_factor_enabled: Generated<boolean>;
    is_admin: Generated<boolean>;
    last_sign_in_at: NullableInstant;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
  };
  auth_session: {
    id: Generated<string>;
    user_id: string;
    token: string;
    ip_address: string | null;
    user_agent: string | null;
    expires_at: Instant;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
  };
  auth_account: {
    id: Generated<string>;
    user_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: NullableInstant;
    refresh_token_expires_at: NullableInstant;
    scope: string | null;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
  };
  auth_verification: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Instant;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
  };
  auth_two_factor: {
    id: Generated<string>;
    user_id: string;
    secret: string;
    backup_codes: string;
    verified: boolean | null;
    failed_verification_count: number | null;
    locked_until: NullableInstant;
    last_used_step: ColumnType<
      string | null,
      number | string | null | undefined,
      number | string | null
    >;
  };
  auth_token: {
    id: Generated<string>;
    purpose: "confirm_email" | "reset_password" | "recovery" | "change_email";
    user_id: string;
    token_hash: Buffer;
    email: string | null;
    created_at: Instant;
    expires_at: Instant;
    used_at: NullableInstant;
  };
  pending_profile: {
    id: string;
    user_id: string;
    data: JSONColumnType<ProfileData>;
    created_at: Instant;
  };
  rate_limit: { key: string; window_started_at: Instant; count: number };
  gate_pass: { token_hash: Buffer; epoch: string; expires_at: Instant };
  admin_unlock: { token_hash: Buffer; session_id: string; epoch: string; expires_at: Instant };
  agency: {
    id: string;
    name: string;
    tier: Tier | null;
    created_at: Instant;
    deletion_due_at: NullableInstant;
  };
  member: {
    user_id: string;
    agency_id: string;
    role: MemberRole;
    active: Generated<boolean>;
    name: string;
    email: string;
    joined_at: Instant;
    deactivated_at: NullableInstant;
  };
  profile: {
    agency_id: string;
    data: JSONColumnType<ProfileData>;
    version: Generated<number>;
    updated_at: Instant;
    onboarding_step: Generated<number>;
    onboarded_at: NullableInstant;
  };
  invitation: {
    id: Generated<string>;
    agency_id: string;
    email: string;
    token_hash: Buffer | null;
    invited_by: string;
    created_at: Instant;
    expires_at: Instant;
    accepted_at: NullableInstant;
    revoked_at: NullableInstant;
  };
  audit_event: {
    id: Generated<string>;
    at: Instant;
    agency_id: string | null;
    user_id: string | null;
    kind: string;
    ip: string | null;
    details: JSONColumnType<Record<string, string | number | boolean>>;
  };
  support_alert: {
    id: Generated<string>;
    at: Instant;
    agency_id: string | null;
    user_id: string;
    payload: JSONColumnType<Record<string, unknown>>;
    handled_at: NullableInstant;
  };
}
