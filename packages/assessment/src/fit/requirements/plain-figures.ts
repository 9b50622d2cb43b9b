import { amountsIn } from "./money-in-text.ts";
import type { Span } from "./sentences.ts";

/** Figures that limit nothing: paragraphs, numbers of forms and lists, the three years of a profile, times a year. */
const harmless = [
  /(?:§§?|\b(?:abs|absatz|nr|nummer|satz|s|ziff|ziffer|buchst|pkt|punkt|anlage|formblatt|formular|vordruck|form)\b\.?)\s*\p{L}?\s?\d+(?:\.\d+)*(?:\s*(?:,|und|bis|-|–)\s*\d+\b(?![.,]?\d*\s*(?:€|eur|mio)))*/giu,
  /(?<=^|\n)\s*\(?\p{L}?\d{1,2}(?:\.\d{1,2})*[.):]{0,2}(?=\s)/gu,
  /\bzu \d{1,2}[.:]{1,2}(?=\s)/gi,
  /\(?\b3\b\)?\s+(?:\(drei\)\s+)?(?=(?:\p{L}+\s+){0,3}\p{L}*jahren?\b)|(?<=\bdrei\s)\(3\)/giu,
  /\b\d{1,2}[\s-]{0,2}(?:fach|mal\b|x\b)/gi,
  /\b(?:zwei|2) (?=schäden|schadens|versicherungsf)/gi,
];
/** A factor or share of something else, or another currency */
const signs = /[\d%‰×$£¥+½¼¾]/;
/** A unit without its figure: "in Mio. €: 5" */
const scale = /\b(?:mio|million|millionen|mrd|tsd|tausend|teur)\b|T€/i;

/**
 * Whether every figure of a demand is understood: its amounts, and figures that limit nothing. `names` are figures that
 * belong to names ("ISO 9001"). Any other ("seit 8 Jahren", "200 % der Auftragssumme", "gültig bis 2030") may limit it.
 */
export function hasPlainFigures(text: string, names: readonly Span[] = []): boolean {
  let rest = text;
  for (const { start, end } of [...names, ...amountsIn(text)]) {
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  }
  for (const pattern of harmless) rest = rest.replaceAll(pattern, " ");
  return !signs.test(rest) && !scale.test(rest);
}

/** The years that a text names, "2023": what is said of others than a profile holds is not known. */
const year = /(?<![\d.,])20\d\d(?![\d]|[.,]\d)/g;

export function yearsIn(text: string): number[] {
  return Array.from(text.matchAll(year), ([digits]) => Number(digits));
}

export function withoutYears(text: string): string {
  return text.replaceAll(year, (digits) => " ".repeat(digits.length));
}
