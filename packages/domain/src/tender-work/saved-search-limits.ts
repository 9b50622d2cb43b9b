export const savedSearchLimits = {
  /** A member's own, without those that others share */
  perMember: 50,
  nameMax: 80,
  /** So long a deletion can be undone */
  keepsDeletedDays: 7,
} as const;

/** A file of the list ends here; who needs more filters. */
export const csvRowsMax = 5_000;

/** Why a search left a tender out: the one filter that it fails */
export const missedReasons = [
  "words",
  "cpv",
  "field",
  "region",
  "deadline",
  "value",
  "budget",
  "fit",
  "chances",
  "offers",
  "contested",
  "procedure",
  "level",
  "source",
] as const;
export type MissedReason = (typeof missedReasons)[number];
