import type { RateLimit } from "../../platform/rate-limit.ts";

const hour = 3_600;

/** Requests by network, those of robots included: an office writes a few, a robot many. */
export const enquiryLimit: RateLimit = { name: "enquiry", limit: 20, windowSeconds: hour };

/**
 * Confirmations to one address, whoever typed it: nobody's inbox is filled through us. More are kept for the operator
 * without a word to the sender's address.
 */
export const enquiryConfirmationLimit: RateLimit = {
  name: "enquiry-confirmation",
  limit: 3,
  windowSeconds: 24 * hour,
};
