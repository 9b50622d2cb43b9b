import { cuesIn } from "./deadline-cues.ts";
import type { Statement } from "./statements.ts";

/** "01.03.2027, 12:00 Uhr: Rückfragen 12.03.2027: Abgabe": what a date is for stands behind it. */
const labelBehind = /^\s?:(?=\s*\p{L})/u;

/** Cuts a sentence with several dates into clauses with one each. */
export function clausesOf<Mark extends Statement>(
  words: string,
  marks: readonly Mark[],
): { clause: Statement; mark: Mark }[] {
  if (marks.length > 1 && marks.every(({ end }) => labelBehind.test(words.slice(end)))) {
    return marks.map((mark, at) => {
      const end = marks[at + 1]?.start ?? words.length;
      return { clause: trimmed(words, mark.start, end), mark };
    });
  }
  let start = 0;
  return marks.map((mark, at) => {
    const next = marks[at + 1];
    const end = next ? mark.end + cutIn(words.slice(mark.end, next.start)) : words.length;
    const clause = trimmed(words, start, end);
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

function trimmed(words: string, start: number, end: number): Statement {
  const clause = words.slice(start, end);
  const lead = /^[\s,;]*(?:(?:und|sowie|bzw\.)\s+)?/.exec(clause)?.[0].length ?? 0;
  const tail = /[\s,;]*$/.exec(clause)?.[0].length ?? 0;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}
