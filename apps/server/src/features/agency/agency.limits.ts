import type { RateLimit } from "../../platform/http/rate-limit.ts";

/** An export reads everything the agency has. */
export const exportLimit: RateLimit = { name: "export", limit: 10, windowSeconds: 3_600 };
