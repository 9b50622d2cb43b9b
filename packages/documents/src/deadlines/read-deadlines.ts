import type { DocumentDeadlineKind, ItemFinding } from "../items/document-item.ts";
import { lotIn } from "../lot-in.ts";
import { joinBrokenWords } from "./broken-words.ts";
import { cuesIn } from "./deadline-cues.ts";
import { marksIn } from "./deadline-mark.ts";
import { readStatement, withoutDates } from "./read-statement.ts";
import { statementsOf } from "./statements.ts";

const maxHeading = 60;

/** Deadlines that a text states, by date or by distance from another one. */
export function readDeadlines(original: string): ItemFinding[] {
  const { text, position } = joinBrokenWords(original);
  const findings: ItemFinding[] = [];
  let above = "";
  for (const { start, end } of statementsOf(text)) {
    const words = text.slice(start, end);
    const isDated = marksIn(words).length > 0;
    const isRow = words.includes("\t");
    for (const finding of [
      ...(isDated ? readStatement(words, headingKind(above)) : []),
      ...(isDated && isRow ? readColumns(above, words) : []),
    ]) {
      findings.push({
        ...finding,
        start: position(start + finding.start),
        end: position(start + finding.end - 1) + 1,
      });
    }
    // A table's heads stay above all of its rows.
    if (!isDated) above = words;
    else if (!isRow) above = "";
  }
  return findings;
}

/** A row of dates under a row of heads: "Angebotsfrist\tBindefrist" */
function readColumns(heads: string, row: string): ItemFinding[] {
  const labels = heads.split("\t");
  const cells = row.split("\t");
  if (labels.length !== cells.length || cuesIn(withoutDates(row, marksIn(row))).length > 0)
    return [];
  const lot = lotIn(row);
  let start = 0;
  return cells.flatMap((cell, at) => {
    const range = { start, end: start + cell.length };
    start = range.end + 1;
    const words = `${labels[at] ?? ""}: ${cell}`;
    const findings = readStatement(words);
    return findings.map((finding) => ({ ...finding, ...(lot !== undefined && { lot }), ...range }));
  });
}

/** "4.1 Angebotsfrist" above "Die Frist endet am …" */
function headingKind(words: string): DocumentDeadlineKind | undefined {
  if (words.length > maxHeading || /[.;!?]$/.test(words)) return undefined;
  const kinds = new Set(cuesIn(words).flatMap(({ kind, isStrong }) => (isStrong ? kind : [])));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}
