export type ChancesBand = "gering" | "mittel" | "gut";

/** Steps of 5 %, never below 3 nor above 85: what is said must be sayable of a single bid. */
export function shownPercent(p: number): number {
  return Math.min(85, Math.max(3, 5 * Math.round(20 * p)));
}

/** "3 von 20", 1 … 17 */
export function outOfTwenty(p: number): number {
  return Math.min(17, Math.max(1, Math.round(20 * p)));
}

/** By the percentage as shown: below 15 gering, from 35 gut. */
export function bandOf(p: number): ChancesBand {
  const percent = shownPercent(p);
  if (percent < 15) return "gering";
  return percent < 35 ? "mittel" : "gut";
}
