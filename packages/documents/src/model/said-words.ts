import { comparableText } from "../quotes/canonical.ts";

export const maxName = 120;

/** The kind that a model names, where the quote has one of its words */
export function kindIn<Kind extends string>(
  words: Readonly<Record<Kind, RegExp>>,
  wanted: string,
  quote: string,
): Kind | undefined {
  const kinds = Object.keys(words) as Kind[];
  return kinds.find((kind) => kind === wanted && words[kind].test(quote));
}

export function centsOf(euros: number | undefined): number | undefined {
  const cents = Math.round((euros ?? Number.NaN) * 100);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : undefined;
}

/** Whether a text holds a name, whatever its spaces, hyphens and quotes */
export function says(quote: string, name: string): boolean {
  const words = comparableText(name);
  return words !== "" && comparableText(quote).includes(words);
}

/**
 * Whether a quote says a value of a thing: it has no other value of that unit, or one of its clauses has this value alone
 * beside the thing's word. "Laufzeit 24 Monate, Option auf 12 Monate" says 24 of the Laufzeit, not 12.
 */
export function isSaidOf<Value>(
  value: Value | undefined,
  quote: string,
  isNamed: (clause: string) => boolean,
  valuesIn: (clause: string) => readonly Value[],
): boolean {
  if (value === undefined) return true;
  const isAlone = (clause: string) => {
    const values = new Set(valuesIn(clause));
    return values.size === 1 && values.has(value);
  };
  if (isAlone(quote)) return true;
  return quote.split(clauseEnd).some((clause) => isNamed(clause) && isAlone(clause));
}

/** Neither the point of "Mio. EUR" nor the comma of "1,5" ends a clause. */
const clauseEnd = /[;\n]|,(?=\s+[\p{L}\d])|(?<=\p{L}{4})\.(?=\s)|\s(?:und|sowie|mit|[/|–-])\s/u;
