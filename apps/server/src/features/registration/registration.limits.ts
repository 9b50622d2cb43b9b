import type { RateLimit } from "../../platform/http/rate-limit.ts";

const hour = 3_600;

/** Sign-ups by network, refused passwords included. */
export const registrationTryLimit: RateLimit = {
  name: "register-try",
  limit: 60,
  windowSeconds: hour,
};

/** Sign-ups that would make an account, by network: an office registers one agency, a robot many. */
export const registrationLimit: RateLimit = { name: "register", limit: 20, windowSeconds: hour };

/**
 * Mails of sign-ups and resends to one address, known or not: nobody's inbox is flooded through us. More are dropped
 * silently.
 */
export const confirmationMailLimit: RateLimit = {
  name: "confirmation-mail",
  limit: 5,
  windowSeconds: hour,
};

/** Resends by network */
export const resendLimit: RateLimit = {
  name: "confirmation-resend",
  limit: 30,
  windowSeconds: hour,
};

/** Confirmation links used from one network; none can be guessed, this keeps the database free of trying. */
export const confirmationLimit: RateLimit = {
  name: "confirmation-link",
  limit: 60,
  windowSeconds: hour,
};

/** Support alerts by account: the specification's throttle, and what support can read in a day. */
export const alertLimits: readonly RateLimit[] = [
  { name: "support-alert", limit: 1, windowSeconds: 5 },
  { name: "support-alert-day", limit: 20, windowSeconds: 24 * hour },
];
