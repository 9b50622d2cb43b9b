/**
 * Künstlersozialabgabe: percent of what is paid to self-employed artists and writers, by year. Künstlersozialabgabe-
 * Verordnung of each year; 5.0 in 2025 and 4.9 in 2026.
 */
const percents: Readonly<Record<number, number>> = { 2024: 5, 2025: 5, 2026: 4.9 };

/** Of a later year the rate is not known yet: the newest one counts, under its own year. */
export function socialContribution(year: number): {
  readonly year: number;
  readonly percent: number;
} {
  const years = Object.keys(percents)
    .map(Number)
    .toSorted((a, b) => b - a);
  const newest = years.find((candidate) => candidate <= year) ?? years.at(-1) ?? year;
  return { year: newest, percent: percents[newest] ?? 0 };
}
