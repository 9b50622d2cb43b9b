import type { ValuedAward } from "./data/award-values.ts";

/** One award told by a model that had not seen it. */
export interface ToldValue {
  readonly award: ValuedAward;
  /** ln net euros at 10, 25, 50, 75 and 90 % */
  readonly quantiles: readonly [number, number, number, number, number];
  /** The product would show the range: at most one to twenty. */
  readonly isShown: boolean;
}

export interface BudgetScores {
  readonly lots: number;
  readonly procedures: number;
  /** Half of the awards lie within this factor of the median. */
  readonly medianFactor: number;
  readonly withinTwo: number;
  readonly withinThree: number;
  readonly maeLn: number;
  /** Mean over the 10, 50 and 90 % quantiles, in ln euros */
  readonly pinball: number;
  readonly coverage80: number;
  readonly coverage50: number;
  /** Median of the 90 % over the 10 % quantile */
  readonly width: number;
  readonly shareNone: number;
  /** The same of those shown */
  readonly shownFactor: number;
  readonly shownCoverage80: number;
}

/** `weightOf` "procedure": the lots of one share its weight; "lot": each counts. */
export function scoreBudgets(told: readonly ToldValue[], weigh: "procedure" | "lot"): BudgetScores {
  const sizes = Map.groupBy(told, ({ award }) => award.tenderId);
  const rows = told.map((row) => {
    const y = Math.log(row.award.valueCents / 100);
    const [low, lower, median, upper, high] = row.quantiles;
    return {
      weight: weigh === "lot" ? 1 : 1 / (sizes.get(row.award.tenderId)?.length ?? 1),
      error: Math.abs(y - median),
      pinball: (pinball(y - low, 0.1) + pinball(y - median, 0.5) + pinball(y - high, 0.9)) / 3,
      isIn80: low <= y && y <= high,
      isIn50: lower <= y && y <= upper,
      width: high - low,
      isShown: row.isShown,
    };
  });
  const shown = rows.filter(({ isShown }) => isShown);
  const mean = (of: (row: (typeof rows)[number]) => number, among = rows): number =>
    sum(among, (row) => row.weight * of(row)) / sum(among, ({ weight }) => weight);
  return {
    lots: rows.length,
    procedures: sizes.size,
    medianFactor: Math.exp(median(rows, ({ error }) => error)),
    withinTwo: mean(({ error }) => Number(error <= Math.LN2)),
    withinThree: mean(({ error }) => Number(error <= Math.log(3))),
    maeLn: mean(({ error }) => error),
    pinball: mean((row) => row.pinball),
    coverage80: mean(({ isIn80 }) => Number(isIn80)),
    coverage50: mean(({ isIn50 }) => Number(isIn50)),
    width: Math.exp(median(rows, ({ width }) => width)),
    shareNone: mean(({ isShown }) => Number(!isShown)),
    shownFactor: Math.exp(median(shown, ({ error }) => error)),
    shownCoverage80: mean(({ isIn80 }) => Number(isIn80), shown),
  };
}

function pinball(beyond: number, q: number): number {
  return beyond * (q - (beyond < 0 ? 1 : 0));
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  let total = 0;
  for (const row of rows) total += of(row);
  return total;
}

function median<Row extends { readonly weight: number }>(
  rows: readonly Row[],
  of: (row: Row) => number,
): number {
  const half = sum(rows, ({ weight }) => weight) / 2;
  let seen = 0;
  for (const row of rows.toSorted((a, b) => of(a) - of(b))) {
    seen += row.weight;
    if (seen >= half) return of(row);
  }
  return Number.NaN;
}
