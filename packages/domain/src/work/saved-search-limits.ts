export const savedSearchLimits = {
  /** A member's own, without those that others share */
  perMember: 50,
  nameMax: 80,
  /** So long a deletion can be undone */
  keepsDeletedDays: 7,
} as const;
