import { criterionStart } from "./criterion-line.ts";
import type { WeightFigure, WeightUnit } from "./weight-figure.ts";
import { isNoise } from "./weight-noise.ts";

export interface WeightLine {
  readonly start: number;
  readonly text: string;
  readonly figures: readonly WeightFigure[];
}

const percents =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)(?:\svon\s100)?[^\S\n]{0,5}(?:%|v\.\s?H\.|vom Hundert|Prozent(?![\p{L}]))(?!-?ige)/giu;
const points =
  /(?<![\d.,])(\d{1,2}[.'’‘]\d{3}|\d{1,5})\s{0,2}(?:(?:Wertungs|Bewertungs|Gewichtungs|Leistungs|Qualitäts|Preis)?punkte?n?|Pkte?\.?|BP|WP|GP)(?![\p{L}])/giu;
/** "Gewichtung: 45", as notices print it */
const labelled =
  /(?:gewichtung(?:\s?\([^()\n]{0,40}\))?|zuschlagskriterium\s?[–—-]\s?zahl)[^\S\n]*:?[^\S\n]+(?<value>\d{1,3}(?:[.,]\d{1,2})?)(?=[^\S\n]*(?:$|[;,/)]))/iu;
const columnInPoints =
  /(?:max(?:\.|imale?)?\s?(?:erreichbare\s)?(?:punkte|punktzahl)|(?:wertungs|bewertungs|gewichtungs)punkte|punktzahl|(?<=\t|^)punkte)[^\S\n]*$/imu;
const columnInPercent =
  /(?:gewicht\p{L}{0,20}|ge-\s?wich-\s?tung|wichtung|anteil|kriteri\p{L}{0,20})\s{0,3}(?:\n\s*)?(?:in|\[|\()\s{0,2}(?:%|prozent|v\.\s?H\.)/iu;

/** "Nr. Zuschlagskriterium Gewichtung", above figures of which nothing says that they are in percent */
const columnOfWeights =
  /^[^\n]{0,40}(?:kriteri(?:um|en)|bezeichnung)\b[^\n%]{0,60}[^\S\n](?:gewicht\p{L}{0,5}|wichtung)[^\S\n]*$/imu;
/** In a table with this header the weights stand before the names. */
const weightsFirst = /^[^\S\n]*(?:gewicht\p{L}*|wichtung|anteil|punkte)[^\n]{0,20}\p{L}*kriteri/imu;

/** The lines of a text with the figures in them. */
export function weightLines(text: string, unit: WeightUnit): WeightLine[] {
  const table = {
    column: weightColumn(text, unit),
    isTable:
      unit === "percent"
        ? columnInPercent.test(text) || columnOfWeights.test(text)
        : columnInPoints.test(text),
    isFirst: weightsFirst.test(text),
  };
  let start = 0;
  return text.split("\n").map((words) => {
    const withUnit = figuresOf(words, start, unit);
    const figures = withUnit.length > 0 ? withUnit : bareFigures(words, start, unit, table);
    const line = {
      start,
      text: words,
      figures: figures.filter((figure) => figure.isBare || !isNoise(text, figure)),
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

/** The column of a table whose header names weights, counted from 0 */
function weightColumn(text: string, unit: WeightUnit): number | undefined {
  const name =
    unit === "percent"
      ? /^\s*(?:gewicht\p{L}*|wichtung|anteil)(?!\p{L})(?!.*punkt)/iu
      : /^\s*(?:max\p{L}*\.?\s)?(?:erreichbare\s)?(?:\p{L}{0,20}punkte|punktzahl)(?!\p{L})/iu;
  const header = text
    .split("\n")
    .find(
      (line) =>
        line.includes("\t") &&
        !/\d\s?%/.test(line) &&
        line.split("\t").some((cell) => name.test(cell)),
    );
  const at = header?.split("\t").findIndex((cell) => name.test(cell)) ?? -1;
  return at < 0 ? undefined : at;
}

interface TableKind {
  /** The place of the column of weights, where a header in cells names it */
  readonly column: number | undefined;
  /** Its header says what figures without a unit are. */
  readonly isTable: boolean;
  readonly isFirst: boolean;
}

/** A figure behind "Gewichtung:", or in a table the first or last figure of a row, or one alone in its line. */
function bareFigures(
  words: string,
  lineStart: number,
  unit: WeightUnit,
  { column, isTable, isFirst }: TableKind,
): WeightFigure[] {
  const figureAt = (figure: string, at: number): WeightFigure[] => {
    const value = Number(unit === "percent" ? figure.replace(",", ".") : figure.replace(".", ""));
    if (value <= 0 || (unit === "percent" && value > 100)) return [];
    const start = lineStart + at;
    return [{ value, unit, start, end: start + figure.length, isBare: true }];
  };
  const label = unit === "percent" ? labelled.exec(words) : null;
  if (label) {
    const figure = label.groups?.["value"] ?? "";
    return figureAt(figure, label.index + label[0].length - figure.length);
  }
  const cells = words.split("\t");
  const cell = column === undefined ? undefined : cells[column];
  if (column !== undefined && cell !== undefined && /^\s*\d{1,4}(?:[.,]\d{1,3})?\s*$/.test(cell)) {
    const at = cells.slice(0, column).join("\t").length + (column > 0 ? 1 : 0);
    return figureAt(cell.trim(), at + cell.search(/\d/));
  }
  if (!isTable) return [];
  const first = isFirst ? /^\s*(\d{1,4})(?=\s+\p{L}{3})/u.exec(words) : null;
  if (first?.[1] !== undefined) return figureAt(first[1], first[0].length - first[1].length);
  const figure = /(?:^|[^.,/:-]\s)(\d{1,4}|\d\.\d{3})\s*$/.exec(words)?.[1] ?? "";
  const { number, rest } = criterionStart(words);
  const isAlone = words.trim() === figure;
  const isSum = /^\s*(?:summe|gesamt|total)/iu.test(words);
  const isCell = /[\p{L})][^\t]{0,200}(?:\t|\s{3})\s*[\d.]+\s*$/u.test(words);
  const isRow = number !== undefined && /\p{L}{3}/u.test(rest);
  if (figure === "" || (!isAlone && !isSum && !isCell && !isRow)) return [];
  return figureAt(figure, words.trimEnd().length - figure.length);
}
