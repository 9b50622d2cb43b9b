import { retryLimits } from "./fetch.limits.ts";
import type { FetchedRow } from "./fetched-documents.store.ts";

/**
 * Whether the bytes of a refused document are read again although they are the same: its reader was killed, for time or
 * memory, which may go better on another day. A file that ends every reader costs no more than one a day.
 */
export function isDueAgain(
  { refusal_may_pass, reads, fetched_at }: FetchedRow,
  now: Date,
): boolean {
  if (!refusal_may_pass) return false;
  return reads < retryLimits.soon || now.getTime() - fetched_at.getTime() >= retryLimits.laterMs;
}
