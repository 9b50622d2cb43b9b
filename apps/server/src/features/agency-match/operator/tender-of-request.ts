import type { BudgetRange } from "@tc/assessment";
import type { RequestSnapshot } from "@tc/contract";
import { agencySectorDefinitions } from "@tc/domain";
import type { Tender } from "@tc/domain";

const cpvDigits = 8;

/** A request in the shape that the fit judges: what it says, and nothing that it does not. */
export function tenderOfRequest(request: RequestSnapshot): Tender {
  const { title, description, agencySectors, laender } = request;
  const cpv = [...new Set(agencySectors.flatMap((sector) => agencySectorDefinitions[sector].cpv))];
  return {
    title,
    description,
    stage: "call",
    buyers: [],
    cpv: cpv.map((prefix) => prefix.padEnd(cpvDigits, "0")),
    nuts: laender.length > 0 ? laender : ["DE"],
    values: {},
    lots: [
      {
        id: "LOT-0001",
        cpv: [],
        nuts: [],
        values: {},
        deadlines: [],
        submissionLanguages: [],
        awardCriteria: [],
        selectionCriteria: [],
        links: [],
      },
    ],
    results: [],
    links: [],
    flags: ["deadline_missing"],
    notices: [],
    changes: [],
  };
}

/** Only from a range with both ends: one end alone says too little of the size. */
export function budgetOfRequest({
  valueLowCents: lowCents,
  valueHighCents: highCents,
}: RequestSnapshot): BudgetRange | undefined {
  if (lowCents === undefined || highCents === undefined) return undefined;
  return { lowCents, medianCents: Math.round(Math.sqrt(lowCents * highCents)), highCents };
}
