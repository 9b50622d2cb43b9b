import type { Transaction } from "../context.ts";

/** What is worth knowing after an incident. German words for them are the web's. */
export const auditKinds = [
  "registered",
  "email_confirmed",
  "profile_promoted",
  "onboarded",
  "signed_in",
  "sign_in_failed",
  "signed_out",
  "signed_out_everywhere",
  "session_revoked",
  "password_changed",
  "password_reset_requested",
  "password_reset",
  "email_change_requested",
  "email_changed",
  "second_factor_on",
  "second_factor_off",
  "backup_codes_renewed",
  "member_invited",
  "invitation_revoked",
  "invitation_accepted",
  "member_deactivated",
  "member_reactivated",
  "ownership_transferred",
  "export_requested",
  "deletion_requested",
  "deletion_cancelled",
  "agency_deleted",
  "processing_contract_concluded",
  "legal_version_confirmed",
  "legal_version_objected",
  "data_request_sent",
  "data_request_recorded",
  "data_request_identity_checked",
  "data_request_extended",
  "data_request_answered",
  "foreign_id_refused",
  "gate_unlocked",
  "gate_refused",
  "admin_unlocked",
  "admin_refused",
  "admin_called",
  "tier_set",
  "plan_ordered",
  "plan_change_ordered",
  "plan_change_dropped",
  "subscription_cancelled",
  "subscription_cancellation_withdrawn",
  "payment_method_changed",
  "api_key_created",
  "api_key_rotated",
  "api_key_revoked",
  "webhook_created",
  "webhook_deleted",
  "webhook_stopped",
  "webhook_secret_rotated",
  "match_answered",
  "match_exchanged",
  "match_ended",
  "admin_granted",
  "admin_removed",
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface AuditEvent {
  readonly kind: AuditKind;
  readonly agencyId?: string | undefined;
  readonly userId?: string | undefined;
  /** Never an address, a name or a secret. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Writes a security event with the caller's address, in the transaction of what it reports. The transaction must be
 * the agency's (`inAgency`) or the operator's (`asOperator`), else row-level security refuses the row.
 */
export async function audit(t: Transaction, event: AuditEvent): Promise<void> {
  const { actor, client } = t;
  await t.db
    .insertInto("audit_event")
    .values({
      at: t.now(),
      kind: event.kind,
      agency_id: event.agencyId ?? null,
      user_id: event.userId ?? (actor.kind === "user" ? actor.session.userId : null),
      ip: client?.ip ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
