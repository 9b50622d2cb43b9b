/** Every error the product names. Status codes (server) and German sentences (web) are tables over this union. */
export const errorCodes = [
  "bad_request",
  "cross_site",
  "not_found",
  "method_not_allowed",
  "payload_too_large",
  "rate_limited",
  "overloaded",
  // The operator has stopped this part; `details.switch` is which.
  "switched_off",
  "source_unreachable",
  // Sources are being read at this moment.
  "screening_running",
  "sample_refused",
  // Nobody is signed in, or the session has ended.
  "unauthenticated",
  // Signed in, but (no longer) an active member of an agency.
  "no_agency",
  // Visible, but not for this role.
  "forbidden",
  // The plan does not open it; `details.feature` and `details.tier` say what would.
  "plan_required",
  "seats_exhausted",
  // The month's quota is used up; `details.limit` and `details.renewsOn` say how much it was and until when.
  "quota_exhausted",
  // Its deadline has passed, or it was awarded or cancelled; `details.state` is which.
  "tender_closed",
  // No payment provider is set up, or it does not answer.
  "payments_unavailable",
  // The provider refused, e.g. a card; `details.code` is its reason.
  "payment_refused",
  "already_subscribed",
  "no_subscription",
  // The agency, or one that counts as the same, had its trial.
  "trial_used",
  "wrong_credentials",
  "email_unconfirmed",
  "account_deactivated",
  "wrong_code",
  // A link was used before, has expired or was replaced by a newer one.
  "link_invalid",
  "weak_password",
  // Somebody else changed it in between.
  "stale_version",
  "already_member",
  // One address has been invited too often today, by whomever.
  "too_many_invitations",
  // A member has as many further addresses for mails as there may be; `details.max` says how many.
  "addresses_full",
  // The reader of a further address called a mail spam: no member may lift that or ask again.
  "address_complained",
  "owner_must_stay",
  // Before the first upload the agency's owner concludes the contract on processing (Art. 28 GDPR).
  "processing_contract_missing",
  // The documents of a tender, or all of an agency, would be more than may be kept; `details.maxBytes` or `details.maxFiles`.
  "documents_full",
  // No more of it may be kept; `details.max` is how many there may be.
  "limit_reached",
  "promotion_failed",
  "no_pending_profile",
  // The password gates in front of the application and of /admin.
  "gate_locked",
  "wrong_gate_password",
  "admin_locked",
  "wrong_admin_password",
  "second_factor_required",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Names the header of a refusal before anything was begun: what writes may then be sent again, too. */
export const notBegunHeader = "x-not-begun";

/** An expected failure with a code that both the server and the screens know. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}

/** Throws when something that our own code guarantees does not hold. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${message}`);
}
