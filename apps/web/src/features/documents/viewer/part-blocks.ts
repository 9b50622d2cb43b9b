/** How words are marked: the quote that was looked up, others of its answer, and what else was read on its page */
export type QuoteTone = "active" | "answer" | "further";

/** A stretch of text that the highlighter went over, or not */
export interface Piece {
  readonly text: string;
  readonly tone: QuoteTone | undefined;
}

/** Lines that stand as they are, or the rows of a table */
export type Block =
  | { readonly kind: "text"; readonly pieces: readonly Piece[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Piece[])[])[] };

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where the highlighter goes. Of two that overlap the first counts. */
export interface MarkedStretch extends Stretch {
  readonly tone: QuoteTone;
}

/** Where a quote stands in the lines of a part, joined by line ends. */
export function stretchOf(lines: readonly string[], quote: string): Stretch | undefined {
  const start = quote === "" ? -1 : lines.join("\n").indexOf(quote);
  return start < 0 ? undefined : { start, end: start + quote.length };
}

/** The lines of a part as they are drawn; a row whose cells are joined by tabs belongs to a table. */
export function blocksOf(lines: readonly string[], marks: readonly MarkedStretch[] = []): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (let at = 0; at < lines.length;) {
    const isTable = isRow(lines[at]);
    const from = at;
    while (at < lines.length && isRow(lines[at]) === isTable) at++;
    const group = lines.slice(from, at);
    blocks.push(
      isTable
        ? { kind: "table", rows: rowsOf(group, start, marks) }
        : { kind: "text", pieces: piecesOf(group.join("\n"), start, marks) },
    );
    start += group.join("\n").length + 1;
  }
  return blocks;
}

const isRow = (line: string | undefined) => line?.includes("\t") === true;

function rowsOf(
  lines: readonly string[],
  first: number,
  marks: readonly MarkedStretch[],
): Piece[][][] {
  let start = first;
  return lines.map((line) =>
    line.split("\t").map((cell) => {
      const pieces = piecesOf(cell, start, marks);
      start += cell.length + 1;
      return pieces;
    }),
  );
}

/** The text cut where a mark begins or ends, without what is empty. */
function piecesOf(text: string, start: number, marks: readonly MarkedStretch[]): Piece[] {
  const within = (position: number) => Math.min(text.length, Math.max(0, position - start));
  const ends = marks.flatMap((mark) => [within(mark.start), within(mark.end)]);
  const cuts = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? 0;
    const mark = marks.find(({ start: first, end }) => first <= start + from && end >= start + to);
    return { text: text.slice(from, to), tone: mark?.tone };
  });
}
