import { weekdayOf } from "@tc/domain";
import type { DocumentDeadlineKind, ItemFinding } from "../items/document-item.ts";
import { lotIn } from "../lot-in.ts";
import { clausesOf } from "./clauses.ts";
import { cueFor, cuesIn } from "./deadline-cues.ts";
import type { DeadlineCue } from "./deadline-cues.ts";
import { marksIn } from "./deadline-mark.ts";
import type { DeadlineMark } from "./deadline-mark.ts";
import { onlyTimeIn } from "./german-moments.ts";
import { isRuledOut } from "./ruled-out.ts";
import type { Statement } from "./statements.ts";

/** A longer quote is cut to the words around its date. */
const maxQuote = 300;
/** Only a hostile sentence has more dates; reading them all takes too long. */
const maxDates = 100;

/** What one statement says; `heading` is the kind of the label above it, which "Die Frist" then means. */
export function readStatement(words: string, heading?: DocumentDeadlineKind): ItemFinding[] {
  const marks = withOnlyTime(words, marksIn(words));
  const readable = withoutDates(words, marks);
  let kindBefore: DocumentDeadlineKind | undefined;
  let cues: readonly DeadlineCue[] | undefined;
  const clauses = clausesOf(words, marks).slice(0, maxDates);
  return clauses.flatMap(({ clause, mark }) => {
    const near = cueFor(readable, clause, mark, mark.relative);
    // "…, wenn sie bis 10.03.2027 gestellt sind", "… und endet am 12.03.2027"
    const clauseWords = words.slice(clause.start, clause.end);
    const goesOn = /^(?:wenn|sofern|soweit|falls|sondern|endet|(?:für\s)?Los\s\d+)\s/.test(
      clauseWords,
    );
    const carried = goesOn && kindBefore !== "start" ? kindBefore : undefined;
    const headed = /^(?:Die|Diese)\s+Frist\s/.test(clauseWords) ? heading : undefined;
    const isOpen = (near?.kind ?? carried ?? headed) === undefined && followsUntil(words, mark);
    if (isOpen) cues ??= cuesIn(readable);
    const around = isOpen ? cueAround(cues ?? [], clause, mark) : undefined;
    const cue = near ?? around;
    const kind = cue?.kind ?? carried ?? headed;
    kindBefore = kind;
    if (kind === undefined || isRuledOut(words, clause, mark, kind, cue)) return [];
    const quote = around ? { start: around.start, end: clause.end } : clause;
    return [findingOf(words, quote, mark, kind, cue)];
  });
}

function followsUntil(words: string, { start, date }: DeadlineMark): boolean {
  return (
    date !== undefined && /bis\s+(?:zum\s+)?$/.test(words.slice(Math.max(0, start - 40), start))
  );
}

/** "Das Angebot muss bei Vertragsbeginn zum 01.08.2027 spätestens bis zum 12.03.2027 vorliegen" */
function cueAround(
  cues: readonly DeadlineCue[],
  clause: Statement,
  mark: DeadlineMark,
): DeadlineCue | undefined {
  return cues.find(
    ({ start, end, isStrong }) => isStrong && start < clause.start && end > mark.end,
  );
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
export function withoutDates(words: string, marks: readonly DeadlineMark[]): string {
  let text = "";
  for (const { start, end } of marks) {
    text += words.slice(text.length, start);
    text += " ".repeat(Math.max(0, end - text.length));
  }
  text += words.slice(text.length);
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
  const lot = lotIn(words.slice(clause.start, clause.end));
  return {
    type: "deadline",
    kind,
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
    ...(relative && { relative }),
    ...(lot !== undefined && { lot }),
    ...rangeOf(clause, mark, cue),
    confidence: (cue?.isStrong ? 0.95 : 0.8) - (hasOtherWeekday(words, mark) ? 0.3 : 0),
  };
}

const weekdays = ["so", "mo", "di", "mi", "do", "fr", "sa"];

/** "Do., 12.03.2027" is a Friday: one of the two is wrong. */
function hasOtherWeekday(words: string, { start, date }: DeadlineMark): boolean {
  const head = words.slice(Math.max(0, start - 20), start);
  const name =
    /(?<!\p{L})(Mo|Di|Mi|Do|Fr|Sa|So)(?:\.|n?tag|enstag|ttwoch|nnerstag|eitag|mstag|nnabend|nntag)?,?\s+(?:de[nmr]\s+)?$/u.exec(
      head,
    )?.[1];
  return (
    date !== undefined && name !== undefined && weekdays[weekdayOf(date)] !== name.toLowerCase()
  );
}

function rangeOf(clause: Statement, mark: Statement, cue: DeadlineCue | undefined): Statement {
  if (clause.end - clause.start <= maxQuote) return clause;
  const start = Math.min(mark.start, cue?.start ?? mark.start);
  const end = Math.max(mark.end, cue?.end ?? mark.end);
  return end - start <= maxQuote ? { start, end } : { start: mark.start, end: mark.end };
}
