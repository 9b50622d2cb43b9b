import type { ProfileData } from "@tc/contract";

type Turnover = ProfileData["turnover"];

/** The last three complete years, and older ones that are already told. Newest first. */
export function turnoverYears(turnover: Turnover, thisYear: number): number[] {
  const recent = [thisYear - 1, thisYear - 2, thisYear - 3];
  const years = new Set([...recent, ...turnover.map((entry) => entry.year)]);
  return [...years].toSorted((a, b) => b - a);
}

/** At most three years are kept, the newest. */
export function setTurnover(turnover: Turnover, year: number, cents: number | undefined): Turnover {
  const others = turnover.filter((entry) => entry.year !== year);
  const next = cents === undefined ? others : [...others, { year, cents }];
  return next.toSorted((a, b) => b.year - a.year).slice(0, 3);
}
