/** "2025-08-14" → "2025-Q3"; undefined for what is no day. */
export function quarterOf(day: string | undefined): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(day ?? "") ?? [];
  const number = Number(month);
  return year !== undefined && number >= 1 && number <= 12
    ? `${year}-Q${Math.ceil(number / 3)}`
    : undefined;
}

/** Every quarter from the first to the last of these, at most the latest `limit`. */
export function quartersBetween(quarters: readonly string[], limit: number): string[] {
  const indices = quarters.map(indexOf);
  if (indices.length === 0) return [];
  let [first, last] = [indices[0]!, indices[0]!];
  for (const index of indices) {
    first = Math.min(first, index);
    last = Math.max(last, index);
  }
  first = Math.max(first, last - limit + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => labelOf(first + at));
}

const indexOf = (quarter: string): number =>
  Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(6)) - 1;
const labelOf = (index: number): string =>
  `${String(Math.floor(index / 4)).padStart(4, "0")}-Q${(index % 4) + 1}`;
