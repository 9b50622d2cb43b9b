import { criterionStart } from "./criterion-line.ts";

export type WeightUnit = "percent" | "points";

/** A percentage or a number of points, with its position in the text. */
export interface WeightFigure {
  readonly value: number;
  readonly unit: WeightUnit;
  readonly start: number;
  /** Behind its unit */
  readonly end: number;
  /** The figure stands alone under "Gewichtung in %". */
  readonly isBare: boolean;
}

export interface WeightLine {
  readonly start: number;
  readonly text: string;
  readonly figures: readonly WeightFigure[];
}

const percents =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)[^\S\n]{0,5}(?:%|v\.\s?H\.|Prozent(?![\p{L}]))(?!-?ige)/giu;
const points =
  /(?<![\d.,])(\d{1,2}[.'’‘]\d{3}|\d{1,5})\s{0,2}(?:(?:Wertungs|Bewertungs|Gewichtungs|Leistungs|Qualitäts|Preis)?punkte?n?|Pkte?\.?|BP|WP|GP)(?![\p{L}])/giu;
const columnInPercent =
  /(?:gewicht\p{L}{0,20}|ge-\s?wich-\s?tung|wichtung|anteil|kriteri\p{L}{0,20})\s{0,3}(?:\n\s*)?(?:in|\[|\()\s{0,2}(?:%|prozent)/iu;

/** The lines of a text with the figures in them. */
export function weightLines(text: string, unit: WeightUnit): WeightLine[] {
  const isTable = unit === "percent" && columnInPercent.test(text);
  let start = 0;
  return text.split("\n").map((words) => {
    const figures = figuresOf(words, start, unit);
    const line = {
      start,
      text: words,
      figures: figures.length === 0 && isTable ? bareFigure(words, start) : figures,
    };
    start += words.length + 1;
    return line;
  });
}

function figuresOf(words: string, lineStart: number, unit: WeightUnit): WeightFigure[] {
  return Array.from(
    words.matchAll(unit === "percent" ? percents : points),
    (match): WeightFigure => {
      const figure = match[1] ?? "";
      const value = Number(
        unit === "percent" ? figure.replace(",", ".") : figure.replaceAll(/\D/g, ""),
      );
      const start = lineStart + match.index;
      return { value, unit, start, end: start + match[0].length, isBare: false };
    },
  ).filter(({ value }) => value > 0 && (unit === "points" || value <= 100));
}

/** The last figure of a table's row, or a figure alone in its line. */
function bareFigure(words: string, lineStart: number): WeightFigure[] {
  const figure = /(?:^|[^.,/:-]\s)(\d{1,3})\s*$/.exec(words)?.[1] ?? "";
  const value = Number(figure);
  if (value < 1 || value > 100) return [];
  const { number, rest } = criterionStart(words);
  const isAlone = words.trim() === figure;
  const isSum = /^\s*(?:summe|gesamt|total)/iu.test(words);
  if (!isAlone && !isSum && (number === undefined || !/\p{L}{3}/u.test(rest))) return [];
  const end = lineStart + words.trimEnd().length;
  return [{ value, unit: "percent", start: end - figure.length, end, isBare: true }];
}
