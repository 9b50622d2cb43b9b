import type { RateLimit } from "../../platform/http/rate-limit.ts";

/** By user: each one is a mail to the operator and one to the person. */
export const dataRequestLimit: RateLimit = {
  name: "data-request",
  limit: 10,
  windowSeconds: 24 * 3_600,
};
