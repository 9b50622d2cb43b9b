import type { Lot, Tender } from "@tc/domain";

/** A tender with nothing but what a test names. */
export function makeTender({
  lots = [],
  ...parts
}: Partial<Omit<Tender, "lots">> & { lots?: readonly Partial<Lot>[] } = {}): Tender {
  return {
    title: "Ohne Titel",
    stage: "call",
    buyers: [],
    cpv: [],
    nuts: [],
    values: {},
    results: [],
    links: [],
    flags: [],
    notices: [],
    changes: [],
    ...parts,
    lots: lots.map((lot, index) => ({
      id: `LOT-${String(index + 1).padStart(4, "0")}`,
      cpv: [],
      nuts: [],
      values: {},
      deadlines: [],
      submissionLanguages: [],
      awardCriteria: [],
      selectionCriteria: [],
      links: [],
      ...lot,
    })),
  };
}

/** The n-th id of a test; later ones sort later, as UUIDv7 do. */
export function testId(n: number): string {
  return `01900000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;
}
