import type { TenderRecord } from "@tc/contract";
import type { Tender } from "@tc/domain";
import { originalUrl } from "../assessment/index.ts";

/**
 * What the plan's volume cap leaves of a tender: title, buyers' names, deadlines and the link to the original. Records
 * have their deadlines in lots, so one lot holds them all.
 */
export function lockedRecord(tender: Tender): TenderRecord {
  const url = originalUrl(tender);
  const deadlines = tender.lots.flatMap((lot) => lot.deadlines);
  const distinct = new Map(
    deadlines.map((deadline) => [`${deadline.kind} ${deadline.at}`, deadline]),
  );
  return {
    title: tender.title,
    stage: tender.stage,
    buyers: tender.buyers.map(({ name, originalName }) => ({
      name,
      ...(originalName !== undefined && { originalName }),
      identifiers: [],
    })),
    cpv: [],
    nuts: [],
    values: {},
    lots:
      distinct.size === 0
        ? []
        : [
            {
              id: "LOT-0000",
              cpv: [],
              nuts: [],
              values: {},
              deadlines: [...distinct.values()],
              submissionLanguages: [],
              awardCriteria: [],
              selectionCriteria: [],
              links: [],
            },
          ],
    results: [],
    links: url === undefined ? [] : [{ kind: "notice", url }],
    flags: [],
    notices: [],
    changes: [],
  };
}
