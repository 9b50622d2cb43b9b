const words = [
  "null",
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
];

/** Matches a small count: digits, or a German number word in any case, and "drei (3)". */
export const countPattern = String.raw`(?:\d{1,2}|eine?[mnrs]?|zwei(?:er)?|drei(?:er)?|vier|fünf|sechs|sieben|acht|neun|zehn)(?:\s{0,2}\(\s?(?:\d{1,2}|[a-zäöü]{3,8})\s?\))?`;

/** "drei (3)" → 3, "einer" → 1; undefined for anything else. */
export function countOf(text: string): number | undefined {
  const figure = /\d{1,2}/.exec(text)?.[0];
  if (figure !== undefined) return Number(figure);
  const word = text.trim().toLowerCase();
  if (/^eine?[mnrs]?\b/.test(word)) return 1;
  const at = words.findIndex((name, index) => index > 1 && word.startsWith(name));
  return at > 0 ? at : undefined;
}
