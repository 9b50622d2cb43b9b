/** What can exclude an agency, whatever its score. */
export const knockoutKinds = [
  "turnover",
  "references",
  "certificates",
  "insurance",
  "region",
  "language",
  "leadTime",
  "exclusion",
  "outsideProfile",
] as const;
export type KnockoutKind = (typeof knockoutKinds)[number];

/** erfüllt, ungeprüft, nicht erfüllt */
export const knockoutStatuses = ["met", "open", "failed"] as const;
export type KnockoutStatus = (typeof knockoutStatuses)[number];

/** All knockout criteria in one word: failed if one that holds for the whole tender (or one of every lot) failed. */
export const knockoutOutcomes = ["failed", "open", "passed"] as const;
export type KnockoutOutcome = (typeof knockoutOutcomes)[number];

/** Passleiste: Leistungsbild, Referenzen, Auftragsgröße, Region, Eignung & Nachweise */
export const fitPartKeys = ["services", "references", "size", "region", "eligibility"] as const;
export type FitPartKey = (typeof fitPartKeys)[number];

/**
 * The numbers of a score, in the one order in which they travel as bytes, stand in a row and are read into memory. Points
 * and percent; `knockout` is a position in `knockoutOutcomes`, `chanceSpread` hundredths of log-odds.
 */
export const scoreColumns = [
  "fit",
  "fitLow",
  "fitHigh",
  "knockout",
  ...fitPartKeys,
  "chance",
  "chanceLow",
  "chanceHigh",
  "chanceSpread",
] as const;
export type ScoreColumn = (typeof scoreColumns)[number];
