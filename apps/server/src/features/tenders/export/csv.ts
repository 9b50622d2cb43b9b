/** A program for tables takes a cell that begins so as a formula; the apostrophe makes text of it. */
const formula = /^'*[=+\-@\t\r]/;
const needsQuotes = /[";\r\n]/;

/** Opens as UTF-8 in Excel */
export const byteOrderMark = "\uFEFF";

/** One line of a German CSV file, its end included. No cell begins a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(";")}\r\n`;
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
