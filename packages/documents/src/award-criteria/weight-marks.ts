import { weightLines } from "./weight-lines.ts";
import type { WeightFigure, WeightUnit } from "./weight-figure.ts";
import type { WeightLine } from "./weight-lines.ts";
import { weightName } from "./weight-name.ts";
import type { WeightName } from "./weight-name.ts";

/** A figure that may be the weight of a criterion, with the name that stands beside it. */
export interface WeightMark extends WeightFigure, WeightName {
  /** "Summe 100 %" */
  readonly isTotal: boolean;
  /** Blanks at the beginning of its line; of little worth in text from a PDF */
  readonly indent: number;
  /** A heading for criteria or a lot stands between the weight before and this one. */
  readonly opensSet: boolean;
}

const totalRow = /^\s*(?:gesamt(?:summe|punkt\p{L}*|wertung)?|summe|total|insgesamt)\b/iu;
const total = /^(?:gesamt\p{L}*|summe|total|insgesamt|∑|Σ|zusammen)?[\s:=.]*$/iu;
/** "Insgesamt sind 500 Punkte erreichbar:" */
const totalBefore =
  /(?:insgesamt|gesamtpunkt(?:e|zahl)|höchstpunktzahl|erreichbare punktzahl)(?!\p{L})[^:;.\d]{0,40}$/iu;
const opening =
  /^[^\S\n]*(?:[\d.]{1,9}[^\S\n]+)?(?:(?:zuschlags?|wertungs|bewertungs)-?kriterien\b|(?:fach|teil)?los\b[^\S\n]{0,2}(?:\d|nr))/imu;
/** A hostile text may hold a figure in every word. */
const maxMarks = 80;

/** Figures of a text that may be weights, in percent or in points. */
export function weightMarks(text: string, unit: WeightUnit): WeightMark[] {
  return markLists(text, unit)[0] ?? [];
}

/**
 * The same in lists that do not mix: where figures bear their unit, those without one are something else, unless they are
 * the weights and the others are of a payment or a scale.
 */
export function markLists(text: string, unit: WeightUnit): WeightMark[][] {
  const all = allMarks(text, unit);
  const withUnit = all.filter(({ isBare, isTotal }) => !isBare && !isTotal).length;
  if (withUnit < 2) return [all];
  return [all.filter(({ isBare }) => !isBare), all.filter(({ isBare }) => isBare)];
}

function allMarks(text: string, unit: WeightUnit): WeightMark[] {
  const lines = weightLines(text, unit);
  const marks: WeightMark[] = [];
  let lastIndex = -1;
  for (const [index, line] of lines.entries()) {
    for (const [at, figure] of line.figures.entries()) {
      if (marks.length >= maxMarks) return marks;
      const last = marks.at(-1);
      const isTotal = isSum(line, figure, line.figures[at - 1]);
      const isBehind =
        last?.end === line.figures[at - 1]?.end &&
        last?.nameStart === last?.start &&
        !last?.isTotal;
      marks.push({
        ...figure,
        ...(isTotal
          ? { name: "", nameStart: figure.start, isBullet: false }
          : weightName(lines, index, at, { isBehind: at > 0 && isBehind, lastIndex })),
        isTotal,
        indent: line.text.length - line.text.trimStart().length,
        opensSet: opening.test(text.slice(last?.end ?? 0, figure.start)),
      });
      lastIndex = index;
    }
  }
  return marks;
}

function isSum(
  line: WeightLine,
  figure: WeightFigure,
  previous: WeightFigure | undefined,
): boolean {
  if (figure.value !== 100 && figure.unit === "percent") return false;
  if (totalRow.test(line.text) && previous === undefined) return true;
  const before = line.text.slice(
    (previous?.end ?? line.start) - line.start,
    figure.start - line.start,
  );
  if (figure.unit === "points" && totalBefore.test(before)) return true;
  return total.test(before.trim()) && (before.trim() !== "" || line.text.trim().length < 8);
}
