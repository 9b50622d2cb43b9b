import { uploadLimits } from "@tc/domain";
import type { OutboundLimits } from "../../../ports/outbound.ts";
import type { RateLimit } from "../../../platform/http/rate-limit.ts";

/** Of one agency */
export const agencyFetchLimit: RateLimit = { name: "fetch", limit: 20, windowSeconds: 3_600 };
export const agencyFetchQuota: RateLimit = { name: "fetch-day", limit: 100, windowSeconds: 86_400 };
/** All agencies together call one host rarely enough that its owner does not mind, and all hosts so often. */
export const hostFetchLimit: RateLimit = { name: "fetch-host", limit: 120, windowSeconds: 3_600 };
export const fetchLimit: RateLimit = { name: "fetch-all", limit: 600, windowSeconds: 3_600 };

/** Whoever asks again within this time gets the answer of before; what failed is tried again sooner. */
export const freshMs = { done: 10 * 60 * 1_000, failed: 60 * 1_000 } as const;
/** A try that nobody finished by then counts as lost. */
export const lostMs = 4 * 60 * 60 * 1_000;

export const downloadLimits: OutboundLimits = {
  maxBytes: uploadLimits.fileBytes,
  timeoutMs: 120_000,
  maxRedirects: 5,
};
