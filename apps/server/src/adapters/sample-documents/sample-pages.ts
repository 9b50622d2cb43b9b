import { textAt } from "./write-pdf.ts";
import type { WrittenPage } from "./write-pdf.ts";

const left = 70;
const firstTop = 80;
const lineHeight = 18;
/** What fits between the margins */
const lineLetters = 84;

/** A page of A4 with a heading and lines, which are wrapped as a word processor would. */
export function pageWith(heading: string, lines: readonly string[]): WrittenPage {
  const written = lines.flatMap((line) => (line === "" ? [""] : wrapped(line)));
  return {
    content: [
      textAt(left, firstTop, heading, { size: 15, isBold: true }),
      ...written.map((line, at) =>
        line === "" ? "" : textAt(left, firstTop + 34 + at * lineHeight, line),
      ),
    ].join(""),
  };
}

function wrapped(line: string): string[] {
  const rows = [""];
  for (const word of line.split(" ")) {
    const row = rows.at(-1) ?? "";
    if (row !== "" && row.length + word.length >= lineLetters) rows.push(word);
    else rows[rows.length - 1] = row === "" ? word : `${row} ${word}`;
  }
  return rows;
}
