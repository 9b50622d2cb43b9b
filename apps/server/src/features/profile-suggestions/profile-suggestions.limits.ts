import type { RateLimit } from "../../platform/http/rate-limit.ts";

/** Of one agency: a few tries at a spelling, not a tool to read the web with. */
export const websiteLimit: RateLimit = { name: "website", limit: 6, windowSeconds: 3_600 };
export const websiteQuota: RateLimit = { name: "website-day", limit: 20, windowSeconds: 86_400 };
/** All agencies together read one site rarely enough that its owner does not mind. */
export const siteLimit: RateLimit = { name: "website-site", limit: 60, windowSeconds: 3_600 };
