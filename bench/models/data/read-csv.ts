/** Rows of a CSV (RFC 4180: quotes doubled, line breaks inside quotes) as objects by the names of its first line. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cells(text.replace(/^\ufeff/, ""));
  return rows
    .filter((row) => row.length > 1 || row[0] !== "")
    .map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

function cells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r?\n|$)|([^,\r\n]*)(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`No CSV at character ${cell.lastIndex}.`);
    row.push(match[1] === undefined ? (match[3] ?? "") : match[1].replaceAll('""', '"'));
    const end = match[2] ?? match[4];
    if (end === ",") {
      if (cell.lastIndex === text.length) row.push("");
      continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
