import type { PenaltySpan } from "@tc/domain";
import { decimalIn, numberIn } from "./number-words.ts";

/** A figure of a sentence about a penalty */
export interface PenaltyFigure {
  readonly start: number;
  readonly end: number;
  readonly isPercent: boolean;
  /** Of a percentage; undefined where it cannot be read for sure, such as of a range */
  readonly percent?: number;
  /** What time it is for, and where those words stand; `apart`: a comma parts them from it. */
  readonly span?: {
    readonly per: PenaltySpan;
    readonly stands: "before" | "behind";
    readonly isApart: boolean;
  };
}

const spelled = "ein(?:e[mnrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn";
const figurePattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/⁄])(?<figure>\d{1,2}(?:[.,]\d{1,2})?|1[/⁄]2|½|${spelled})\s{0,2}(?:\([^()]{1,20}\)\s?)?(?:%|v\.\s?H\.|vom Hundert|Prozent(?!punkt|\p{L}))` +
    // What is no percentage that can be read takes words such as "je Werktag" for itself all the same.
    String.raw`|(?<!\p{L})(?<other>(?:\d[\d.,]*\s?(?:€|EUR|Euro|‰|Promille|T€)|(?:€|EUR|Euro)\s?\d[\d.,]*|(?:\p{L}+zehntel|zehntel|halbe[ns]?|anderthalb|viertel)\s(?:Prozent|v\.\s?H\.|vom Hundert)))`,
  "giu",
);
const rangeBefore = /(?:%|\d,\d{1,2})\s?(?:bis|[-–])\s?$|\d\s?bis\s?$/i;
const rangeBehind = /^\s?(?:bis|[-–])\s?\d/i;
const spanPattern =
  /(?:(?<!\p{L})(?:je|pro|für\s+jede[nrsm]?|mit\s+jede[mr]|jede[nr])\s+|\/\s?)(?:(?:weitere|angefangene|angebrochene|begonnene|vollendete|abgelaufene|volle|einzelne)[nrsm]?\s+){0,2}(?<noun>\p{L}*?(?:tag|woche|monat))(?:e?s)?(?!\p{L})|(?<!\p{L})(?<adverb>(?:werk|arbeits|kalender)?täglich|wöchentlich|monatlich)(?!\p{L})/giu;
/** A span that stands farther away belongs to something else. */
const reachBehind = 60;
const reachBefore = 200;

/** The figures of a sentence, each with the span of time that it is for: "0,3 % je Werktag", "je Woche höchstens 1/2 v. H.". */
export function penaltyFigures(words: string): PenaltyFigure[] {
  const figures = Array.from(words.matchAll(figurePattern), (match) => figureOf(words, match));
  const spans = new Map<PenaltyFigure, NonNullable<PenaltyFigure["span"]>>();
  for (const match of words.matchAll(spanPattern)) {
    const per = spanOf(match.groups?.["noun"] ?? match.groups?.["adverb"] ?? "");
    const place = placeOf(words, figures, {
      start: match.index,
      end: match.index + match[0].length,
    });
    if (place && !spans.has(place.figure)) {
      spans.set(place.figure, { per, stands: place.stands, isApart: place.isApart });
    }
  }
  return figures.map((figure) => {
    const span = spans.get(figure);
    return span ? { ...figure, span } : figure;
  });
}

/** The words without "je Werktag" and the like */
export const withoutSpans = (words: string) => words.replaceAll(spanPattern, " ");

function figureOf(words: string, match: RegExpExecArray): PenaltyFigure {
  const start = match.index;
  const end = start + match[0].length;
  const figure = match.groups?.["figure"];
  if (figure === undefined) return { start, end, isPercent: false };
  const isRange = rangeBefore.test(words.slice(0, start)) || rangeBehind.test(words.slice(end));
  const percent = isRange ? undefined : valueOf(figure);
  return { start, end, isPercent: true, ...(percent !== undefined && { percent }) };
}

function valueOf(figure: string): number | undefined {
  if (/^(?:1[/⁄]2|½)$/.test(figure)) return 0.5;
  return /^\d/.test(figure) ? decimalIn(figure) : numberIn(figure);
}

/** The figure that a span belongs to: the one right before it, else the next one. */
function placeOf(
  words: string,
  figures: readonly PenaltyFigure[],
  { start, end }: { readonly start: number; readonly end: number },
) {
  const before = figures.findLast((figure) => figure.end <= start);
  const gap = before ? words.slice(before.end, start) : "";
  const isNear = before !== undefined && gap.length <= reachBehind && !/[\d;]/.test(gap);
  if (isNear && !/,|\s(?:und|oder)\s/.test(gap)) {
    return { figure: before, stands: "behind", isApart: false } as const;
  }
  const next = figures.find((figure) => figure.start >= end);
  const way = next ? words.slice(end, next.start) : "";
  if (next && way.length <= reachBefore && !/[\d;]/.test(way)) {
    return { figure: next, stands: "before", isApart: way.includes(",") } as const;
  }
  return isNear && gap.includes(",")
    ? ({ figure: before, stands: "behind", isApart: true } as const)
    : undefined;
}

function spanOf(words: string): PenaltySpan {
  const name = words.toLowerCase();
  if (name.includes("woche") || name.includes("wöch")) return "week";
  if (name.includes("monat")) return "month";
  if (name.startsWith("werk")) return "working-day";
  if (name.startsWith("arbeits")) return "business-day";
  return name.startsWith("kalender") ? "calendar-day" : "day";
}
