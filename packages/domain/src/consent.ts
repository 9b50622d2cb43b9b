/** Stored consent of any other version is none. */
export const consentVersion = "1.0";

/**
 * The day since which banner and dialog read as they do. Whoever changes their words sets a new one and keeps the old text
 * (apps/web/src/ui/overlays/consent-texts): a consent counts for what was read.
 */
export const consentTextVersion = "2026-11-22";

export const consentCategories = ["analytics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** How long services of a category may remember a visitor. */
export const analyticsRetentionMonths = 14;
export const marketingRetentionDays = { min: 180, max: 540 } as const;

/** How long it can be proven that and to what somebody agreed. */
export const consentProofYears = 3;

/** What a visitor chose, as it lies in the browser. */
export interface ConsentRecord {
  readonly version: typeof consentVersion;
  /** ISO 8601, by the browser's clock */
  readonly timestamp: string;
  readonly necessary: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}
