/** What can exclude an agency, whatever its score. */
export const gateKinds = [
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
export type GateKind = (typeof gateKinds)[number];

/** erfüllt, offen, nicht erfüllt */
export const gateStatuses = ["met", "open", "failed"] as const;
export type GateStatus = (typeof gateStatuses)[number];

/** All gates in one word: failed if one that holds for the whole tender (or one of every lot) failed. */
export const gateOutcomes = ["failed", "open", "passed"] as const;
export type GateOutcome = (typeof gateOutcomes)[number];

/** Passleiste: Leistungsbild, Referenzen, Auftragsgröße, Region, Eignung & Nachweise */
export const fitPartKeys = ["services", "references", "size", "region", "eligibility"] as const;
export type FitPartKey = (typeof fitPartKeys)[number];
