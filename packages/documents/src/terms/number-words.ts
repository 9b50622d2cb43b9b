const words: Readonly<Record<string, number>> = {
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  achtzehn: 18,
  vierundzwanzig: 24,
  dreißig: 30,
  sechsunddreißig: 36,
  achtundvierzig: 48,
};
const longestFirst = Object.keys(words).toSorted((a, b) => b.length - a.length);

/** Matches "24", "zwei", "einem" and "drei (3)". */
export const numberPattern = String.raw`(?<![\p{L}\d]|\d[.,])(?:\d{1,3}|ein(?:e[mnrs]?|malig)?|${longestFirst.join("|")})(?:\s{0,2}\(\s?(?:\d{1,3}|\p{L}{3,16})\s?\))?`;

/** "drei (3)" → 3, "einem" → 1 */
export function numberIn(text: string): number | undefined {
  const figure = /\d{1,3}/.exec(text)?.[0];
  if (figure !== undefined) return Number(figure);
  const word = text.trim().toLowerCase();
  const name = longestFirst.find((candidate) => word.startsWith(candidate));
  return name === undefined ? undefined : words[name];
}

/** "0,2" → 0.2 */
export function decimalIn(text: string): number {
  return Number(text.replace(",", "."));
}
