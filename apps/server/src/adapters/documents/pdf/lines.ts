import type { Box } from "@tc/documents";
import { boxOf, isRuled } from "./cell.ts";
import type { Cell } from "./cell.ts";
import type { DrawnPage } from "./glyph.ts";

export interface PageLine {
  text: string;
  box: Box;
}

/** Cells below each other: the lines of a paragraph, or of one cell of a table. */
type Block = Cell[];

/**
 * The lines of a page, by the order of drawing: writers draw a table row by row, and a column from its top to its end.
 * A cell beside the one drawn before it continues the row; a cell below it continues the paragraph or the table's cell.
 */
export function linesOf(cells: readonly Cell[], page: DrawnPage): PageLine[] {
  const lines: PageLine[] = [];
  let blocks: Block[] = [];
  const flush = () => {
    lines.push(...linesOfBlocks(blocks, page));
    blocks = [];
  };
  for (const cell of cells) {
    const last = blocks.at(-1);
    if (last && isBelow(last, cell, page)) last.push(cell);
    else if (last && isBeside(blocks, last, cell, page)) {
      const above = linesAbove(blocks, cell, page);
      if (above > 0) {
        const rest = last.splice(above);
        flush();
        blocks = [rest];
      }
      blocks.push([cell]);
    } else {
      flush();
      blocks = [[cell]];
    }
  }
  flush();
  return lines;
}

function isBelow(block: Block, cell: Cell, { horizontal }: DrawnPage): boolean {
  const above = block.at(-1);
  if (!above || above.turn !== cell.turn) return false;
  const size = Math.max(above.size, cell.size);
  const step = cell.baseline - above.baseline;
  if (step < 0.5 * size || step > 2.2 * size) return false;
  const isAligned =
    Math.abs(cell.start - above.start) < size ||
    Math.abs(cell.end - above.end) < size / 4 ||
    Math.abs(cell.start + cell.end - above.start - above.end) < size / 2;
  if (!isAligned) return false;
  const middle = (Math.max(cell.start, above.start) + Math.min(cell.end, above.end)) / 2;
  return cell.turn !== 0 || !isRuled(horizontal, middle, above.baseline - 1, cell.baseline - 0.5);
}

/** Cells are centred in their row at times, so that one with more lines begins above the first. */
const linesAboveFirst = 2.5;

function isBeside(
  blocks: readonly Block[],
  last: Block,
  cell: Cell,
  { horizontal, vertical }: DrawnPage,
): boolean {
  const first = blocks[0]?.[0];
  if (!first || first.turn !== cell.turn) return false;
  const size = Math.max(first.size, cell.size);
  // Beside the last line of a paragraph the lines above it may reach further.
  const from = blocks.length === 1 ? lineBeside(last, cell) : 0;
  const edge = Math.max(...last.slice(Math.max(0, from)).map(({ end }) => end));
  if (cell.start < edge - size / 4) return false;
  const lowest = Math.max(...blocks.map((block) => block.at(-1)?.baseline ?? 0));
  if (cell.baseline > lowest + 0.6 * size) return false;
  const highest = Math.min(...blocks.map((block) => block[0]?.baseline ?? 0));
  const above = highest - cell.baseline;
  if (above < linesAboveFirst * size) return true;
  const isBordered = isRuled(vertical, cell.baseline - 0.3 * size, edge - 1, cell.start + 1);
  const middle = (cell.start + cell.end) / 2;
  return isBordered && !isRuled(horizontal, middle, cell.baseline, highest - 0.5);
}

/**
 * How many lines of a lonely block stand above the row that begins with this cell: a paragraph that the row follows. A
 * border between the two says that the block is one cell.
 */
function linesAbove(blocks: readonly Block[], cell: Cell, { vertical }: DrawnPage): number {
  const [block, second] = blocks;
  const first = block?.[0];
  if (!block || !first || second || block.length === 1) return 0;
  const widest = Math.max(...block.map(({ end }) => end));
  if (isRuled(vertical, first.baseline - 0.3 * first.size, widest - 1, cell.start + 1)) return 0;
  return Math.max(0, lineBeside(block, cell));
}

function lineBeside(block: Block, cell: Cell): number {
  return block.findIndex(({ baseline, size }) => Math.abs(baseline - cell.baseline) < 0.5 * size);
}

function linesOfBlocks(blocks: readonly Block[], page: DrawnPage): PageLine[] {
  if (blocks.length > 1 && !areColumns(blocks, page)) {
    return isTableByColumns(blocks) ? rowsByBaseline(blocks) : [rowOf(blocks)];
  }
  return blocks.flat().map((cell) => ({ text: cell.text, box: boxOf([cell]) }));
}

/** Columns of running text: long on both sides, and nothing drawn between them. */
function areColumns(blocks: readonly Block[], { vertical }: DrawnPage): boolean {
  if (blocks.some((block) => block.length < 4 || isNarrow(block))) return false;
  return blocks.slice(1).every((block, index) => {
    const left = blocks[index];
    const top = block[0];
    if (!left || !top) return false;
    const edge = Math.max(...left.map(({ end }) => end));
    return !isRuled(vertical, top.baseline, edge - 1, top.start + 1);
  });
}

/** A table that was drawn column by column: numbers in one of its columns, as many lines in each. */
function isTableByColumns(blocks: readonly Block[]): boolean {
  const [first = []] = blocks;
  return (
    first.length >= 4 &&
    blocks.some(isNarrow) &&
    blocks.every(
      (block) =>
        block.length === first.length &&
        block.every(
          ({ baseline, size }, index) =>
            Math.abs(baseline - (first[index]?.baseline ?? 0)) < 0.5 * size,
        ),
    )
  );
}

function isNarrow(block: Block): boolean {
  return block.every(({ text }) => text.length <= 12);
}

function rowsByBaseline([first = [], ...others]: readonly Block[]): PageLine[] {
  return first.map((cell, index) =>
    rowOf([[cell], ...others.map((block) => block.slice(index, index + 1))]),
  );
}

function rowOf(blocks: readonly Block[]): PageLine {
  return { text: blocks.map(textOfBlock).join("\t"), box: boxOf(blocks.flat()) };
}

/** A word that is divided at the end of a line becomes whole. */
function textOfBlock(block: Block): string {
  return block.reduce((text, cell) => {
    if (text === "") return cell.text;
    const isDivided = /\p{L}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(cell.text);
    const isConjunction = /^(?:und|oder|bzw\.?)\b/.test(cell.text);
    return isDivided && !isConjunction ? text.slice(0, -1) + cell.text : `${text} ${cell.text}`;
  }, "");
}
