/**
 * For how many months after the end of its tender we keep something; the privacy statement says the same. A tender ends
 * with its last deadline or its last notice, whichever is later.
 */
export const keptMonths = {
  /** What agencies uploaded and all that was read of it */
  uploads: 24,
  /** TenderChecks */
  checks: 24,
  /** What was fetched from buyers for everybody */
  fetchedDocuments: 12,
} as const;

/** Of everything that was fetched from buyers; beyond it the documents of the tenders that ended first go earlier. */
export const fetchedBytesMax = 50_000_000_000;
