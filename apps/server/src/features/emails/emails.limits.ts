import type { RateLimit } from "../../platform/http/rate-limit.ts";

const hour = 60 * 60;

/** Further addresses asked for by one member: strangers get no mails through us all day. */
export const addAddressLimit: RateLimit = { name: "email-address", limit: 10, windowSeconds: hour };

/** Confirmations mailed to one address, whoever asks. */
export const confirmationLimit: RateLimit = {
  name: "email-confirmation",
  limit: 3,
  windowSeconds: 24 * hour,
};

/** Confirmations from one network; none can be guessed, this keeps the database free of trying. */
export const confirmLimit: RateLimit = { name: "email-confirm", limit: 60, windowSeconds: hour };
