/** What an API key may read, each by choice. */
export const apiScopeNames = {
  "tenders:read": "Ausschreibungen und Auftraggeber",
  "assessments:read": "Bewertungen für eure Agentur",
  "deadlines:read": "Fristen und eigene Termine",
  "documents:read": "Auszüge und Zitate aus Unterlagen",
  "work:read": "Merkliste und Pipeline",
} as const;
export type ApiScope = keyof typeof apiScopeNames;
export const apiScopes = Object.keys(apiScopeNames) as readonly ApiScope[];

/** Programs that look for leaked secrets know a key by its beginning. */
export const apiKeyPrefix = "tck_";

export const apiKeyLimits = {
  nameMax: 80,
  /** Of an agency that are valid at a time, besides those in their grace time */
  valid: 20,
  days: [30, 90, 365],
  startDays: 365,
  /** How long the old key goes on beside the new one */
  graceHours: [0, 24, 168],
  /** Told once more with the list, so that a program that stopped finds its reason */
  shownDaysAfterEnd: 30,
  callsPerMinute: 120,
  callsOfAgencyPerMinute: 300,
} as const;
