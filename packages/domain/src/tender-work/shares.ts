/** What a share link may show beyond the facts, each by choice. */
export const sharedPartNames = {
  fit: "AgencyFit",
  chances: "TenderChances",
  note: "Notiz",
} as const;
export type SharedPart = keyof typeof sharedPartNames;
export const sharedPartKeys = Object.keys(sharedPartNames) as readonly SharedPart[];

export const shareLimits = {
  startDays: 14,
  maxDays: 90,
  noteMax: 2_000,
  /** Links of one tender that are valid at a time */
  validPerTender: 20,
  /** The newest openings of a link that are told one by one */
  keptOpenings: 50,
} as const;

/** What is told of a visitor: the family of the browser and nothing else. */
export const clientFamilies = [
  "Firefox",
  "Chrome",
  "Safari",
  "Edge",
  "Opera",
  "anderer Browser",
] as const;
export type ClientFamily = (typeof clientFamilies)[number];
