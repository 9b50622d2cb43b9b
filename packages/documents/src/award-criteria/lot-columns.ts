import { criterionName } from "./criterion-name.ts";
import type { WeightMark } from "./weight-marks.ts";

/** The criteria of a lot whose weights fill a column of a table. */
export interface LotColumn {
  readonly lot: string;
  readonly marks: readonly WeightMark[];
}

const lots = /\b(?:Los|Fachlos|Teillos)\s{0,2}(?:Nr\.?\s{0,2})?(\d{1,3})\b/giu;
const percents = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s{0,2}%/gu;
/** Rows farther down belong to another table. */
const maxRows = 30;

/** A table with a column of weights for each lot: "Kriterium | Los 1 | Los 2". Every column adds up to 100. */
export function lotColumns(text: string): LotColumn[] {
  const lines = text.split("\n");
  let start = 0;
  for (const [index, line] of lines.entries()) {
    start += line.length + 1;
    const numbers = Array.from(line.matchAll(lots), ([, number]) => number ?? "");
    if (numbers.length < 2 || /\d\s?%/.test(line)) continue;
    const rows = rowsBelow(lines.slice(index + 1, index + 1 + maxRows), start, numbers.length);
    const columns = numbers.map((lot, at) => ({
      lot,
      marks: rows.flatMap((row) => row[at] ?? []),
    }));
    const isWhole = columns.every(
      ({ marks }) => marks.length > 1 && Math.abs(sumOf(marks) - 100) <= 1,
    );
    if (isWhole) return columns;
  }
  return [];
}

function rowsBelow(lines: readonly string[], from: number, count: number): WeightMark[][] {
  let start = from;
  const rows: WeightMark[][] = [];
  for (const line of lines) {
    const figures = [...line.matchAll(percents)];
    const name = criterionName(line.slice(0, figures[0]?.index ?? 0));
    if (/^\s*(?:summe|gesamt|total)/iu.test(line)) break;
    if (figures.length === count && name !== "") {
      rows.push(
        figures.map((match): WeightMark => ({
          value: Number((match[1] ?? "").replace(",", ".")),
          unit: "percent",
          start: start + match.index,
          end: start + match.index + match[0].length,
          isBare: false,
          name,
          nameStart: start,
          isBullet: false,
          isTotal: false,
          indent: 0,
          opensSet: false,
        })),
      );
    }
    start += line.length + 1;
  }
  return rows;
}

function sumOf(marks: readonly WeightMark[]): number {
  return marks.reduce((sum, { value }) => sum + value, 0);
}
