import { isDigit } from "./canonical.ts";

const negation = /(?<!\p{L})(?:nicht|nichts|kein(?:e[mnrs]?)?|ohne|nie|niemals|weder)(?!\p{L})/iu;

/**
 * Whether a stretch of a canonical text may stand alone: it cuts no word or number, and leaves no "nicht" beside it
 * that would turn its meaning.
 */
export function canStandAlone(text: string, start: number, end: number): boolean {
  const head = text.slice(Math.max(0, start - 40), start);
  const quote = text.slice(start, end);
  const tail = text.slice(end, end + 40);
  return (
    !cutsAWord(head, quote, tail) &&
    !cutsANumber(head, quote, tail) &&
    !leavesANegation(head, quote, tail)
  );
}

function cutsAWord(head: string, quote: string, tail: string): boolean {
  const letter = /[\p{L}\p{N}]/u;
  const isInside = (left: string, right: string) => letter.test(left) && letter.test(right);
  if (isInside(head.slice(-1), quote.slice(0, 1))) return true;
  if (isInside(quote.slice(-1), tail.slice(0, 1))) return true;
  // "un-\nzulässig", but not "Kosten- und Leistungsrechnung"
  const isBroken = (left: string, right: string) =>
    /\p{L}-[ \n]?$/u.test(left) &&
    /^\p{L}/u.test(right) &&
    !/^(?:und|oder|bzw|sowie)(?!\p{L})/u.test(right);
  return (
    isBroken(head, quote) ||
    (/\p{L}$/u.test(quote) &&
      /^-[ \n]?\p{L}/u.test(tail) &&
      !/^-[ \n](?:und|oder|bzw|sowie)(?!\p{L})/u.test(tail))
  );
}

/** "250.000" of "1.250.000", "250 000" of "1 250 000", "5 %" of "-5 %", "12.03." of "12.03.2027" */
function cutsANumber(head: string, quote: string, tail: string): boolean {
  if (isDigit(quote.slice(0, 1))) {
    if (/\d[.,:/']$|-$|\^$/.test(head)) return true;
    if (/(?<!\d)\d{1,3} $/.test(head) && /^\d{3}(?!\d)/.test(quote)) return true;
  }
  if (/\d[.,:/']?$/.test(quote)) {
    if (/^[.,:/']?\d|^\^/.test(tail)) return true;
    if (/^ \d{3}(?!\d)/.test(tail) && /(?<!\d)\d{1,3}$/.test(quote)) return true;
  }
  return false;
}

/** Two words before and after, within the sentence; a line that begins with a capital is another one. */
function leavesANegation(head: string, quote: string, tail: string): boolean {
  const isNewLine = head.endsWith("\n") && /^\P{Ll}/u.test(quote);
  const before = isNewLine ? "" : (/(?:[\p{L}-]+\s){0,2}$/u.exec(head)?.[0] ?? "");
  const after =
    /^\n\P{Ll}/u.test(tail) || /[.;:!?]$/.test(quote)
      ? ""
      : (/^(?:\s[\p{L}-]+){0,2}/u.exec(tail)?.[0] ?? "");
  return negation.test(before) || negation.test(after);
}
