/** Points that are given; a "Zeitpunkt", a "Schwerpunkt" and "unter Punkt 4.1" give none. */
const pointWords =
  /(?<!\p{L})punkt(?!uell|\s?\d)|(?:zusatz|bonus|wertungs|mindest|maximal|höchst|gesamt|leistungs|qualitäts|teil|einzel|referenz|eignungs)punkt|bepunkt|punkt(?:zahl|wert|e?vergabe|abzug|system)/iu;
/** "Wertung", but no "Auswertung" or "Verwertung" */
const gradeWords = /(?<!aus|ver|ab|um|ent)wertung/iu;

const points =
  /\d\s{0,2}(?:Punkte?n?|Pkte?|Bewertungspunkte?)\b|\bPunkt(?:e|zahl|wert)|Wichtung|Gewichtung/i;

/** Whether words say that something earns points. */
export function namesPoints(words: string): boolean {
  return pointWords.test(words);
}

/** Whether words say that something is graded. */
export function namesGrades(words: string): boolean {
  return gradeWords.test(words);
}

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
