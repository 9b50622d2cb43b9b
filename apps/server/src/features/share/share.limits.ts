import type { RateLimit } from "../../platform/http/rate-limit.ts";

/** Links that one agency makes: a person shares a few, a script many. */
export const createShareLimit: RateLimit = { name: "share", limit: 60, windowSeconds: 3_600 };

/** Tries of one network. Nobody guesses 256 bits; it keeps the load away. */
export const openShareLimit: RateLimit = { name: "shared", limit: 300, windowSeconds: 600 };
