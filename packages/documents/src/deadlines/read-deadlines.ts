import type { DocumentDeadlineKind, ItemFinding } from "../items/document-item.ts";
import { joinBrokenWords } from "./broken-words.ts";
import { clausesOf } from "./clauses.ts";
import { cueFor, cuesIn } from "./deadline-cues.ts";
import type { DeadlineCue } from "./deadline-cues.ts";
import { marksIn } from "./deadline-mark.ts";
import type { DeadlineMark } from "./deadline-mark.ts";
import { onlyTimeIn } from "./german-moments.ts";
import { isRuledOut } from "./ruled-out.ts";
import { statementsOf } from "./statements.ts";
import type { Statement } from "./statements.ts";

/** A longer quote is cut to the words around its date. */
const maxQuote = 300;
const maxHeading = 60;

/** Deadlines that a text states, by date or by distance from another one. */
export function readDeadlines(original: string): ItemFinding[] {
  const { text, position } = joinBrokenWords(original);
  const findings: ItemFinding[] = [];
  let heading: DocumentDeadlineKind | undefined;
  for (const { start, end } of statementsOf(text)) {
    const words = text.slice(start, end);
    const marks = withOnlyTime(words, marksIn(words));
    if (marks.length === 0) {
      heading = headingKind(words);
      continue;
    }
    const kind = /^(?:Die|Diese)\s+Frist\s/.test(words) ? heading : undefined;
    for (const finding of readStatement(words, marks, kind)) {
      findings.push({
        ...finding,
        start: position(start + finding.start),
        end: position(start + finding.end - 1) + 1,
      });
    }
  }
  return findings;
}

/** "4.1 Angebotsfrist" above "Die Frist endet am …" */
function headingKind(words: string): DocumentDeadlineKind | undefined {
  if (words.length > maxHeading || /[.;!?]$/.test(words)) return undefined;
  const kinds = new Set(cuesIn(words).flatMap(({ kind, isStrong }) => (isStrong ? kind : [])));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function readStatement(
  words: string,
  marks: readonly DeadlineMark[],
  heading: DocumentDeadlineKind | undefined,
): ItemFinding[] {
  const readable = withoutDates(words, marks);
  let kindBefore = heading;
  return clausesOf(words, marks).flatMap(({ clause, mark }) => {
    const cue = cueFor(readable, clause, mark, mark.relative);
    // "…, wenn sie bis 10.03.2027 gestellt sind", "… und endet am 12.03.2027"
    const goesOn =
      /^(?:wenn|sofern|soweit|falls|sondern|endet|(?:für\s)?Los\s\d+|(?:Die|Diese)\s+Frist)\s/.test(
        words.slice(clause.start, clause.end),
      );
    const kind = cue?.kind ?? (goesOn && kindBefore !== "start" ? kindBefore : undefined);
    kindBefore = kind;
    if (kind === undefined || isRuledOut(words, clause, mark, kind, cue)) return [];
    return [findingOf(words, clause, mark, kind, cue)];
  });
}

const otherTimes = /öffn|beginnt um|sprechzeit|erreichbar|telefon|tel\.|hotline|treffpunkt/i;

/** "Um 11 Uhr endet am 12.03.2027 die Angebotsfrist": the only time of a sentence is that of its only date. */
function withOnlyTime(words: string, marks: readonly DeadlineMark[]): readonly DeadlineMark[] {
  const [mark] = marks;
  if (marks.length !== 1 || !mark || mark.time !== undefined || mark.date === undefined)
    return marks;
  const time = otherTimes.test(words) ? undefined : onlyTimeIn(words);
  return time === undefined ? marks : [{ ...mark, time }];
}

/** Blanks for dates and abbreviations, whose points would end a sentence. */
function withoutDates(words: string, marks: readonly DeadlineMark[]): string {
  let text = words;
  for (const { start, end } of marks) {
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  }
  return text.replaceAll(/\d\s?\.|\p{L}\.(?=,|\s+\d)/gu, (point) => " ".repeat(point.length));
}

function findingOf(
  words: string,
  clause: Statement,
  mark: DeadlineMark,
  kind: DocumentDeadlineKind,
  cue: DeadlineCue | undefined,
): ItemFinding {
  const { date, time, relative } = mark;
  const lot = lotOf(words.slice(clause.start, clause.end));
  return {
    type: "deadline",
    kind,
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
    ...(relative && { relative }),
    ...(lot !== undefined && { lot }),
    ...rangeOf(clause, mark, cue),
    confidence: cue?.isStrong ? 0.95 : 0.8,
  };
}

function lotOf(words: string): string | undefined {
  const names = words.matchAll(/\bLos\s(?:Nr\.\s?)?(\d{1,3})\b/g);
  const lots = new Set([...names].map((match) => match[1]));
  return lots.size === 1 ? [...lots][0] : undefined;
}

function rangeOf(clause: Statement, mark: Statement, cue: DeadlineCue | undefined): Statement {
  if (clause.end - clause.start <= maxQuote) return clause;
  const start = Math.min(mark.start, cue?.start ?? mark.start);
  const end = Math.max(mark.end, cue?.end ?? mark.end);
  return end - start <= maxQuote ? { start, end } : { start: mark.start, end: mark.end };
}
