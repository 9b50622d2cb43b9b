/** A stretch of text that the highlighter went over, or not */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Lines that stand as they are, or the rows of a table */
export type Block =
  | { readonly kind: "text"; readonly pieces: readonly Piece[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Piece[])[])[] };

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where a quote stands in the lines of a part, joined by line ends. */
export function stretchOf(lines: readonly string[], quote: string): Stretch | undefined {
  const start = quote === "" ? -1 : lines.join("\n").indexOf(quote);
  return start < 0 ? undefined : { start, end: start + quote.length };
}

/** The lines of a part as they are drawn; a row whose cells are joined by tabs belongs to a table. */
export function blocksOf(lines: readonly string[], marked?: Stretch): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (let at = 0; at < lines.length;) {
    const isTable = isRow(lines[at]);
    const from = at;
    while (at < lines.length && isRow(lines[at]) === isTable) at++;
    const group = lines.slice(from, at);
    blocks.push(
      isTable
        ? { kind: "table", rows: rowsOf(group, start, marked) }
        : { kind: "text", pieces: piecesOf(group.join("\n"), start, marked) },
    );
    start += group.join("\n").length + 1;
  }
  return blocks;
}

const isRow = (line: string | undefined) => line?.includes("\t") === true;

function rowsOf(lines: readonly string[], first: number, marked: Stretch | undefined): Piece[][][] {
  let start = first;
  return lines.map((line) =>
    line.split("\t").map((cell) => {
      const pieces = piecesOf(cell, start, marked);
      start += cell.length + 1;
      return pieces;
    }),
  );
}

/** Before, within and behind the mark, without what is empty. */
function piecesOf(text: string, start: number, marked: Stretch | undefined): Piece[] {
  const within = (position: number) => Math.min(text.length, Math.max(0, position - start));
  const [from, to] = marked ? [within(marked.start), within(marked.end)] : [0, 0];
  return [
    { text: text.slice(0, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
    { text: text.slice(to), isMarked: false },
  ].filter((piece) => piece.text !== "");
}
