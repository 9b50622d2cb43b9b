import type { Box } from "@tc/documents";
import type { DrawnPage, Glyph, Rule } from "./glyph.ts";
import { turned } from "./glyph-pen.ts";

/** Letters that follow each other on one line without a wide gap. */
export interface Cell {
  text: string;
  readonly start: number;
  end: number;
  readonly baseline: number;
  size: number;
  readonly turn: number;
  readonly isOverlay: boolean;
}

/** Parts of the size of the letters: above it two letters are two words, or two cells. */
const wordGap = 0.14;
const cellGap = 1.2;

/** Joins letters in the order in which they are drawn. */
export function cellsOf({ glyphs, vertical }: DrawnPage): Cell[] {
  const cells: Cell[] = [];
  let cell: Cell | undefined;
  for (const glyph of glyphs) {
    if (cell && continues(cell, glyph, vertical)) {
      if (glyph.start - cell.end > wordGap * cell.size) cell.text += " ";
      cell.text += glyph.text;
      cell.end = Math.max(cell.end, glyph.end);
      cell.size = Math.max(cell.size, glyph.size);
    } else {
      cell = { ...glyph };
      cells.push(cell);
    }
  }
  return withoutRepeats(cells);
}

/** Some writers make letters bold, or give them a shadow, by drawing them twice. */
const shadow = 1.5;
/** The repeat follows soon; a hostile page may hold one letter a hundred thousand times. */
const mostCompared = 50;

function withoutRepeats(cells: readonly Cell[]): Cell[] {
  const byText = new Map<string, Cell[]>();
  return cells.filter((cell) => {
    const same = byText.get(cell.text) ?? [];
    const isRepeat = same.some(
      ({ start, baseline, turn }) =>
        turn === cell.turn &&
        Math.abs(start - cell.start) < shadow &&
        Math.abs(baseline - cell.baseline) < shadow,
    );
    if (!isRepeat) byText.set(cell.text, [...same.slice(-mostCompared), cell]);
    return !isRepeat;
  });
}

function continues(cell: Cell, glyph: Glyph, vertical: readonly Rule[]): boolean {
  if (glyph.turn !== cell.turn || glyph.isOverlay !== cell.isOverlay) return false;
  const size = Math.max(cell.size, glyph.size);
  // Half a line up or down is a footnote's number.
  if (Math.abs(glyph.baseline - cell.baseline) > 0.45 * size) return false;
  const gap = glyph.start - cell.end;
  if (gap < -0.5 * size || gap > cellGap * size) return false;
  if (gap < wordGap * size || cell.turn !== 0) return true;
  const middle = cell.baseline - 0.3 * size;
  return !isRuled(vertical, middle, cell.end - 0.5, glyph.start + 0.5);
}

/** Whether a border crosses the line through `along` between two positions of it. */
export function isRuled(rules: readonly Rule[], along: number, from: number, to: number): boolean {
  return rules.some(
    (rule) => rule.at > from && rule.at < to && rule.from <= along && rule.to >= along,
  );
}

/** The rectangle around cells, in points from the page's upper left corner. */
export function boxOf(cells: readonly Cell[]): Box {
  const corners = cells.flatMap(({ start, end, baseline, size, turn }) => {
    // Turning on to a full circle leads back to the page's own axes.
    const back = (4 - turn) % 4;
    return [turned(start, baseline - 0.8 * size, back), turned(end, baseline + 0.22 * size, back)];
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(Math.max(...xs) - x),
    height: rounded(Math.max(...ys) - y),
  };
}

const rounded = (points: number): number => Math.round(points * 10) / 10;
