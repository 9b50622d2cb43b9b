import type { TenderRecord } from "@tc/contract";
import type { Tender } from "@tc/domain";

/** What strangers see of the published record: no winners, no persons to contact, no texts that the brief stands for. */
export function sharedRecord(tender: Tender): TenderRecord {
  const { description: _description, ...facts } = tender;
  const shared: Tender = {
    ...facts,
    buyers: tender.buyers.map(({ name, originalName, town }) => ({
      name,
      ...(originalName !== undefined && { originalName }),
      ...(town !== undefined && { town }),
      identifiers: [],
    })),
    lots: tender.lots.map(({ description: _text, ...lot }) => ({ ...lot, selectionCriteria: [] })),
    results: [],
    notices: tender.notices.map(({ description: _text, ...notice }) => notice),
    changes: tender.changes.filter(({ field }) => field.split(".").includes("deadlines")),
    flags: [],
  };
  // The schema's type is the same without `readonly`.
  return shared as TenderRecord;
}
