import { uploadLimits } from "@tc/domain";
import type { OutboundLimits } from "../../../ports/outbound.ts";
import type { RateLimit } from "../../../platform/http/rate-limit.ts";

/** Of one agency */
export const agencyFetchLimit: RateLimit = { name: "fetch", limit: 20, windowSeconds: 3_600 };
export const agencyFetchQuota: RateLimit = { name: "fetch-day", limit: 100, windowSeconds: 86_400 };
/** All agencies together call one host rarely enough that its owner does not mind, and all hosts so often. */
export const hostFetchLimit: RateLimit = { name: "fetch-host", limit: 120, windowSeconds: 3_600 };
export const fetchLimit: RateLimit = { name: "fetch-all", limit: 600, windowSeconds: 3_600 };

const minuteMs = 60 * 1_000;
/**
 * An agency that asks again within this time gets the earlier answer. A failed fetch is tried again soon, unless the
 * address has only ever led to a web page.
 */
export const freshMs = { done: 10 * minuteMs, failed: minuteMs, settled: 30 * minuteMs } as const;
/** Bytes whose reader was killed are read so often at the next clicks, then at one click a day. */
export const retryLimits = { soon: 3, laterMs: 24 * 60 * minuteMs } as const;
/** A try that nobody finished by then counts as lost. */
export const lostMs = 4 * 60 * minuteMs;

export const downloadLimits: OutboundLimits = {
  maxBytes: uploadLimits.fileBytes,
  timeoutMs: 120_000,
  maxRedirects: 5,
};
