import type { StoredComparable } from "./budget-model.ts";
import type { BudgetObservation } from "../training/budget-observation.ts";

/** Titles are kept for showing and comparing; nobody reads more of one. */
const maxTitle = 200;

export function comparableOf(row: BudgetObservation, residual: number): StoredComparable {
  const { title, cpv = "", months } = row.features;
  return {
    tenderId: row.tenderId,
    lotId: row.lotId,
    ...(title !== undefined && { title: title.slice(0, maxTitle) }),
    ...(row.awardedOn !== undefined && { awardedOn: row.awardedOn }),
    valueCents: row.valueCents,
    residual,
    cpv,
    ...(months !== undefined && { months }),
  };
}

/** Positions of the latest awards, in the order of the rows. */
export function latestPositions(rows: readonly BudgetObservation[], limit: number): number[] {
  const all = [...rows.keys()];
  if (all.length <= limit) return all;
  const dayAt = (at: number): string => rows[at]!.awardedOn ?? "";
  return all
    .sort((a, b) => (dayAt(b) < dayAt(a) ? -1 : dayAt(b) > dayAt(a) ? 1 : a - b))
    .slice(0, limit)
    .sort((a, b) => a - b);
}
