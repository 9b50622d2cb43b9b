const points =
  /\d\s{0,2}(?:Punkte?n?|Pkte?|Bewertungspunkte?)\b|\bPunkt(?:e|zahl|wert)|Wichtung|Gewichtung/i;

/** Farther than this behind a sentence its points are another line's. */
const reach = 90;

/**
 * Whether a stretch of a notice ranks candidates ("Ab 2.000.000 EUR: 4 Punkte") instead of demanding something:
 * points or weights stand in it or in the rest of its line.
 */
export function isScoringScale(text: string, start: number, end: number): boolean {
  const line = text.slice(end, end + reach).split("\n", 1)[0] ?? "";
  return points.test(text.slice(start, end) + line);
}
