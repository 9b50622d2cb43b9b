import { textOf } from "../document-text.ts";
import type { DocumentText, Place } from "../document-text.ts";

/** Pages of a document that a model reads in one call. */
export interface Chunk {
  readonly pages: readonly ChunkPage[];
}

export interface ChunkPage {
  /** "p1" in its chunk, so that equal texts make equal calls wherever they stand */
  readonly id: string;
  readonly place: Place;
  readonly text: string;
}

const maxPages = 6;
/** About 5,000 tokens */
const maxCharacters = 15_000;
/** The pages of a tender have their own limit; this one is for what has no pages. */
const maxChunks = 600;

/** A document in stretches of up to six pages; the last page of each is the first of the next. */
export function chunksOf({ parts }: DocumentText): Chunk[] {
  const pages = parts.flatMap((part) =>
    windowsOf(textOf(part)).map((text) => ({ place: part.place, text })),
  );
  const chunks: Chunk[] = [];
  let open: Omit<ChunkPage, "id">[] = [];
  const size = () => open.reduce((sum, { text }) => sum + text.length, 0);
  const close = () => {
    chunks.push({ pages: open.map((page, at) => ({ id: `p${at + 1}`, ...page })) });
  };
  for (const page of pages) {
    if (
      open.length === maxPages ||
      (open.length > 0 && size() + page.text.length > maxCharacters)
    ) {
      close();
      open = open.length > 1 ? open.slice(-1) : [];
      // A page as long as the limit leaves no room for the one before it.
      if (size() + page.text.length > maxCharacters) open = [];
    }
    open.push(page);
  }
  if (open.length > 0) close();
  return chunks.slice(0, maxChunks);
}

/** A part without pages may be a whole book: it is cut between lines, and a line of a book's length within. */
function windowsOf(text: string): string[] {
  const windows: string[] = [];
  let open = "";
  for (const line of text.split("\n").flatMap(piecesOf)) {
    if (open.length + line.length > maxCharacters) {
      windows.push(open);
      open = "";
    }
    open += open === "" ? line : `\n${line}`;
  }
  return [...windows, open].filter((window) => window.trim() !== "");
}

function piecesOf(line: string): string[] {
  const count = Math.ceil(line.length / maxCharacters);
  return count <= 1
    ? [line]
    : Array.from({ length: count }, (_, at) =>
        line.slice(at * maxCharacters, (at + 1) * maxCharacters),
      );
}
