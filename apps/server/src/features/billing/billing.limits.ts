import type { RateLimit } from "../../platform/http/rate-limit.ts";

/** Checkouts of an agency: who tries out cards begins many. */
export const checkoutLimit: RateLimit = { name: "checkout", limit: 30, windowSeconds: 3_600 };

/** Other ways of payment that an agency brings, for the same reason. */
export const paymentMethodLimit: RateLimit = {
  name: "payment-method",
  limit: 20,
  windowSeconds: 3_600,
};

/** Prices that an agency asks the provider for. */
export const previewLimit: RateLimit = { name: "plan-preview", limit: 60, windowSeconds: 3_600 };
