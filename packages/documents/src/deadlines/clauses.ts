import { cuesIn } from "./deadline-cues.ts";
import type { Statement } from "./statements.ts";

/** "01.03.2027, 12:00 Uhr: Rückfragen", "– Rückfragen", "Rückfragen": what may be a date's label behind it */
const colonBehind = /^\s?:(?=\s*\p{L})/u;
const signBehind = /^\s?[:=–—-](?=\s*(?:\d{1,2}\.\s|\d{1,2}(?:[:.]\d{2})?\s?Uhr\s)?\p{L})/u;
const nounBehind = /^\s{1,3}\p{Lu}/u;
/** Words that lead to a date and name nothing */
const leads =
  /(?:(?<!\p{L})(?:und|sowie|bis|spätestens|am|zum|den|dem|ab|(?:Mo|Di|Mi|Do|Fr|Sa|So)\p{Ll}{0,9}\.?)|[\s,;•–—-])+$/iu;
/** How far before a date they are looked for */
const leadReach = 80;
const separator = /[,;]|\s(?:und|sowie|bzw\.)\s/g;

/** Cuts a sentence with several dates into clauses with one each; returns none where words on both sides may name a date. */
export function clausesOf<Mark extends Statement>(
  words: string,
  marks: readonly Mark[],
): { clause: Statement; mark: Mark }[] {
  switch (labelSide(words, marks)) {
    case "before":
      return cutClauses(words, marks);
    case "behind":
      return marks.map((mark, at) => {
        const end = labelEnd(words, mark.end, marks[at + 1]?.start ?? words.length);
        return { clause: trimClause(words, mark.start, end), mark };
      });
    case "unclear":
      return [];
  }
}

/** On which side of its date a label stands, in a list of dates. */
function labelSide(words: string, marks: readonly Statement[]): "before" | "behind" | "unclear" {
  const [first] = marks;
  if (!first || marks.length === 1) return "before";
  const head = words.slice(0, first.start);
  const tails = marks.map(({ end }, at) => words.slice(end, marks[at + 1]?.start));
  const gaps = tails.slice(0, -1);
  const tail = tails.at(-1) ?? "";
  const every = (pattern: RegExp) => tails.every((words) => pattern.test(words));
  if (every(colonBehind)) return colonSide(head, gaps, tail);
  const isNamed = tails.every((words) => signBehind.test(words) || nounBehind.test(words));
  if (!opensList(head) || !isNamed || gaps.some(hasSeparator)) return "before";
  return every(signBehind) && cuesIn(tail).length > 0 ? "behind" : "unclear";
}

/** Behind the colon stands the label, or only how it is done: "Angebotsabgabe bis 12.03.2027: über die Plattform". */
function colonSide(
  head: string,
  gaps: readonly string[],
  tail: string,
): "before" | "behind" | "unclear" {
  const openings = gaps.map((gap) => openingOf(gap, /;/g) ?? openingOf(gap, separator));
  if (openings.every((opening) => opening === "")) return "behind";
  const isParted = gaps.every((gap) => gap.includes(";"));
  if (isParted && !openings.includes("")) return "before";
  if (opensList(head)) return "behind";
  const isNamed = (words = "") => cuesIn(words).length > 0;
  if (!isNamed(head)) return !gaps.some(hasSeparator) && isNamed(tail) ? "behind" : "unclear";
  const isStrong = cuesIn(tail).some((cue) => cue.isStrong);
  return openings.every(isNamed) && !isStrong ? "before" : "unclear";
}

/** "", "Termine:", "Am": no words before the first date can be its label. */
function opensList(head: string): boolean {
  const words = withoutLeads(head);
  return /(?:^|:|termine|fristen|plan|ablauf)\s*$/i.test(words) && cuesIn(words).length === 0;
}

/** The words between the last separator and the next date, without what only leads to it; undefined without one */
function openingOf(gap: string, pattern: RegExp): string | undefined {
  const last = [...gap.matchAll(pattern)].at(-1);
  return last && withoutLeads(gap.slice(last.index)).replace(separator, "").trim();
}

function withoutLeads(words: string): string {
  const from = Math.max(0, words.length - leadReach);
  return words.slice(0, from) + words.slice(from).replace(leads, "");
}

const hasSeparator = (gap: string) => gap.search(separator) >= 0;

/** A label behind its date ends where the next one begins: "01.03.2027: Vorstellung; Angebotsabgabe 12.03.2027: digital". */
function labelEnd(words: string, from: number, to: number): number {
  const gap = words.slice(from, to);
  const lastSubject = cuesIn(gap).reduce((last, { start }) => Math.max(last, start), 0);
  const cut = gap.search(separator);
  return from + (cut >= 0 && cut < lastSubject ? cut : gap.length);
}

function cutClauses<Mark extends Statement>(
  words: string,
  marks: readonly Mark[],
): { clause: Statement; mark: Mark }[] {
  let start = 0;
  return marks.map((mark, at) => {
    const next = marks[at + 1];
    const end = next ? mark.end + cutIn(words.slice(mark.end, next.start)) : words.length;
    const clause = trimClause(words, start, end);
    start = end;
    return { clause, mark };
  });
}

/** Where the words between two dates part: at a semicolon, a comma, an "und", best with a new subject after it. */
function cutIn(gap: string): number {
  const semicolon = gap.lastIndexOf(";");
  if (semicolon >= 0) return semicolon;
  const subjects = cuesIn(gap).map(({ start }) => start);
  for (const pattern of [/,/g, /\s(?:und|sowie|bzw\.)\s/g]) {
    const cuts = [...gap.matchAll(pattern)].map(({ index }) => index);
    const cut = cuts.findLast((index) => subjects.some((start) => start > index)) ?? cuts.at(-1);
    if (cut !== undefined) return cut;
  }
  return subjects[0] ?? gap.length;
}

function trimClause(words: string, start: number, end: number): Statement {
  const clause = words.slice(start, end);
  const lead = /^[\s,;]*(?:(?:und|sowie|bzw\.)\s+)?/.exec(clause)?.[0].length ?? 0;
  const tail = /[\s,;]*$/.exec(clause)?.[0].length ?? 0;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}
