import type { Lot, LotResult, Tender } from "@tc/domain";
import type { OfferObservation } from "./offer-observations.ts";

/** Hand-made records for the tests of this folder. */
export function makeLot(more: Partial<Lot> = {}): Lot {
  return {
    id: "LOT-0001",
    cpv: ["79341000"],
    nuts: [],
    values: {},
    deadlines: [],
    submissionLanguages: [],
    awardCriteria: [],
    selectionCriteria: [],
    links: [],
    ...more,
  };
}

export function makeResult(more: Partial<LotResult> = {}): LotResult {
  return { lotId: "LOT-0001", outcome: "selec-w", winners: [], withheld: [], ...more };
}

export function makeTender(more: Partial<Tender> = {}): Tender {
  return {
    title: "Kampagne",
    stage: "awarded",
    buyers: [],
    cpv: ["79341000"],
    nuts: [],
    values: {},
    lots: [makeLot()],
    results: [],
    links: [],
    publishedOn: "2026-01-05",
    updatedOn: "2026-05-04",
    flags: [],
    notices: [{ noticeId: "notice-1", version: "01", kind: "result", sources: [] }],
    changes: [],
    procedure: "open",
    ...more,
  };
}

/** Procedures of two agency sectors: design draws four times the rivals of cleaning. */
export function sampleObservations(procedures: number): OfferObservation[] {
  return Array.from({ length: procedures }, (_, at) => {
    const isDesign = at % 2 === 0;
    // A fixed scatter around the means 8 and 2 rivals.
    const scatter = [0.2, 0.6, 1, 1.4, 1.8][(at >> 1) % 5]!;
    return {
      features: {
        cpv: isDesign ? "79822500" : "90910000",
        procedure: at % 3 === 0 ? "open" : "neg-w-call",
        country: "DEU",
      },
      offers: 1 + Math.round((isDesign ? 8 : 2) * scatter),
      weight: 1,
      group: `procedure-${at}`,
      day: `2025-${String(1 + (at % 12)).padStart(2, "0")}-15`,
    };
  });
}
