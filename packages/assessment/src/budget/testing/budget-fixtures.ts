import type { Lot, Tender } from "@tc/domain";
import type { BudgetObservation } from "../training/budget-observation.ts";

export function lotOf(lot: Partial<Lot> = {}): Lot {
  return {
    id: "LOT-0001",
    cpv: [],
    nuts: [],
    values: {},
    deadlines: [],
    submissionLanguages: [],
    awardCriteria: [],
    selectionCriteria: [],
    links: [],
    ...lot,
  };
}

export function tenderOf(tender: Partial<Tender> = {}): Tender {
  return {
    title: "Kampagne für den Nahverkehr",
    stage: "call",
    buyers: [{ name: "Stadt Musterstadt", identifiers: [], country: "DEU", nuts: "DED21" }],
    level: "eu",
    nature: "services",
    cpv: ["79341400"],
    nuts: [],
    values: {},
    lots: [lotOf()],
    results: [],
    links: [],
    publishedOn: "2026-03-02",
    flags: [],
    notices: [],
    changes: [],
    ...tender,
  };
}

export const euros = (amount: number, currency = "EUR") => ({ cents: amount * 100, currency });

/**
 * Two agency sectors told apart by their values: campaigns around 100,000 EUR, printing around 10,000 EUR, each spread by
 * the same fixed pattern, `count` procedures of one lot.
 */
export function syntheticAwards(count: number): BudgetObservation[] {
  return Array.from({ length: count }, (_, at) => {
    const isCampaign = at % 2 === 0;
    // A fixed spread of about a factor of two around the middle.
    const noise = Math.sin(at * 12.9898) * 0.7;
    const middle = isCampaign ? 100_000 : 10_000;
    return {
      tenderId: `tender-${String(at).padStart(4, "0")}`,
      lotId: "LOT-0001",
      awardedOn: `2025-${String((at % 12) + 1).padStart(2, "0")}-15`,
      valueCents: Math.round(middle * Math.exp(noise) * 100),
      features: {
        cpv: isCampaign ? "79341400" : "79810000",
        title: isCampaign ? `Kampagne Nummer ${at}` : `Druck von Broschüren ${at}`,
        nature: "services",
        procedure: "open",
        lotsBand: "1",
        country: "DEU",
        level: "eu",
      },
    };
  });
}
