import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

/** As a program for tables reads it; quotes stand only around a whole cell. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    let cell = "";
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        cell += text[at];
        if (text[at] === '"') at++;
      }
      at++;
    } else {
      while (text[at] !== ";" && text[at] !== "\r") cell += text[at++];
    }
    row.push(cell);
    if (text[at] === ";") at++;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
const withoutApostrophe = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r])/, "");

const cell = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", ";", '"', "'", "1", "ä"),
  }),
);

test("what is read again is what was written, and no cell begins a formula", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      (rows) => {
        const cells = parse(rows.map(csvLine).join(""));
        expect(cells.map((row) => row.map(withoutApostrophe))).toEqual(rows);
        for (const text of cells.flat()) expect(text).not.toMatch(/^[=+\-@\t\r]/);
      },
    ),
    { numRuns: 1_000 },
  );
});
