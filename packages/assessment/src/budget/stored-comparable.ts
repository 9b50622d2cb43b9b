import type { StoredComparable } from "./budget-model.ts";
import type { BudgetObservation } from "./budget-observation.ts";

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

/** The latest awards, in the order of the rows. */
export function latestComparables(
  rows: readonly BudgetObservation[],
  residuals: Float64Array,
  limit: number,
): StoredComparable[] {
  const all = rows.map((row, at) => comparableOf(row, residuals[at] ?? 0));
  if (all.length <= limit) return all;
  const days = all.map(({ awardedOn }) => awardedOn ?? "");
  const latest = [...all.keys()]
    .sort((a, b) => (days[b]! < days[a]! ? -1 : days[b]! > days[a]! ? 1 : a - b))
    .slice(0, limit);
  return latest.sort((a, b) => a - b).map((at) => all[at]!);
}
