import type { RateLimit } from "../../platform/http/rate-limit.ts";

/** By user: each one is a mail to the operator. */
export const feedbackLimit: RateLimit = { name: "feedback", limit: 20, windowSeconds: 24 * 3_600 };
