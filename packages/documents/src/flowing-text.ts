/** A text whose wrapped lines are joined, with the way back to the text as it stands. */
export interface FlowingText {
  readonly text: string;
  /** The stretch of the given text that a stretch of the joined one comes from */
  rangeOf(start: number, end: number): { readonly start: number; readonly end: number };
}

/** Shorter lines are those of a list; nothing in them was wrapped. */
const leastWidth = 40;
/** A line is full if the next word would have made it this wide. */
const fullShare = 0.85;
const newItem =
  /^\s*(?:[-–—•*▪·●○❖➢→☐☒□]|\(?\d{1,2}(?:\.\d{1,2})*[.)]|\(?[a-z]\)|§|(?:EK?|K|A|B|M)\s?\d{1,2}(?:\.\d{1,2})?[.:)]?|Los\s\d{1,2}\s?:)\s/u;
const ending = /[.:;!?]\s*$/;

/**
 * Joins the lines of a page that were only broken because they were full: "mindestens drei↵Referenzen". A word that is
 * divided by a hyphen becomes whole again. Rows of tables, items of lists and ended sentences keep their lines.
 */
export function flowingText(whole: string): FlowingText {
  const lines = whole.split("\n");
  const width = widthOf(lines);
  const positions: number[] = [];
  let text = "";
  let position = 0;
  const add = (words: string, from: number) => {
    for (let at = 0; at < words.length; at++) positions.push(from + at);
    text += words;
  };
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const isLast = next === undefined;
    const divided = isLast ? undefined : dividedWord(line, next);
    add(divided ?? line, position);
    if (!isLast && divided === undefined) {
      add(isWrapped(line, next, width) ? " " : "\n", position + line.length);
    }
    position += line.length + 1;
  });
  return {
    text,
    rangeOf: (start, end) => ({
      start: positions[start] ?? whole.length,
      end:
        end > start
          ? (positions[end - 1] ?? whole.length - 1) + 1
          : (positions[start] ?? whole.length),
    }),
  };
}

/** What nine of ten lines do not exceed */
function widthOf(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.trim().length).filter((length) => length > 0);
  const ordered = lengths.toSorted((a, b) => a - b);
  return ordered[Math.floor(ordered.length * 0.9)] ?? 0;
}

/** The line without its hyphen, where the word goes on: "Refe-↵renzen", not "Bieter-↵oder". */
function dividedWord(line: string, next: string): string | undefined {
  const match = /^(.*\p{Ll})-\s*$/u.exec(line);
  if (!match || /^(?:und|oder|bzw|sowie|als)\b/u.test(next)) return undefined;
  return /^\p{Ll}/u.test(next) ? match[1] : undefined;
}

/** "Umsatz | 500.000 € | Eigenerklärung" */
function isRow(line: string): boolean {
  return line.includes("\t") || line.includes(" | ");
}

function isWrapped(line: string, next: string, width: number): boolean {
  if (width < leastWidth || isRow(line) || isRow(next)) return false;
  if (line.trim() === "" || next.trim() === "" || ending.test(line) || newItem.test(next))
    return false;
  const word = /^\s*\S+/.exec(next)?.[0].trim() ?? "";
  return line.trim().length + 1 + word.length >= width * fullShare;
}
