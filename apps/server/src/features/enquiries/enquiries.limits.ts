import type { RateLimit } from "../../platform/http/rate-limit.ts";

const hour = 3_600;

/** Requests by network, those of robots included: an office writes a few, a robot many. */
export const enquiryLimit: RateLimit = { name: "enquiry", limit: 20, windowSeconds: hour };

/**
 * Confirmations to one inbox (inbox-of.ts), whoever typed it: nobody's inbox is filled through us. Beyond this and the two
 * limits below a request is kept and told to the operator, without a word to the sender's address.
 */
export const enquiryConfirmationLimit: RateLimit = {
  name: "enquiry-confirmation",
  limit: 3,
  windowSeconds: 24 * hour,
};

/** Confirmations that one network causes: few people write for many addresses. */
export const networkConfirmationLimit: RateLimit = {
  name: "enquiry-confirmation-network",
  limit: 10,
  windowSeconds: 24 * hour,
};

/** Confirmations of the whole installation, so that many networks together do not make a mail cannon of it. */
export const totalConfirmationLimit: RateLimit = {
  name: "enquiry-confirmation-total",
  limit: 200,
  windowSeconds: hour,
};

/** A member's requests for an onboarding, those that found one open included. */
export const onboardingLimit: RateLimit = {
  name: "onboarding-request",
  limit: 10,
  windowSeconds: 24 * hour,
};
