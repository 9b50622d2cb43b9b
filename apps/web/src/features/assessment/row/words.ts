import type { FitPartKey, Tier } from "@tc/domain";

/** The five parts of AgencyFit in the order of `fitPartKeys`. */
export const fitPartWords = {
  services: "Leistungsbild",
  references: "Referenzen",
  size: "Auftragsgröße",
  region: "Region",
  eligibility: "Eignung & Nachweise",
} as const satisfies Record<FitPartKey, string>;

/** Below this a part does not fit: hollow with a red outline. */
export const weakBelow = 45;

/** The word that goes with an AgencyFit number. */
export function fitWord(score: number): string {
  if (score >= 80) return "sehr passend";
  if (score >= 65) return "passend";
  return score >= weakBelow ? "teilweise passend" : "kaum passend";
}

/** A plan as a lock names it; the table of plans itself is too heavy for the first screen. */
export const planName = {
  basis: "Basic",
  premium: "Premium",
  trial: "Premium",
  enterprise: "Enterprise",
} as const satisfies Record<Tier, string>;
