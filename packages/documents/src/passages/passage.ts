import { textOf } from "../document-text.ts";
import type { Place, TextPart } from "../document-text.ts";
import { flowingText } from "../flowing-text.ts";

/** A stretch of a document that is read as one: a paragraph, a few short lines, a part of a long paragraph. */
export interface Passage {
  readonly file: string;
  readonly place: Place;
  /** As it stands in the part (`textOf`) */
  readonly quote: string;
  /** The same with wrapped lines joined and divided words whole */
  readonly words: string;
  /** Of a scan, 0 to 1 */
  readonly confidence: number;
}

const shortest = 160;
const longest = 520;
/** The full stop of an abbreviation or a date ends no sentence. */
const sentenceEnd = /(?<=\p{Ll}{3}[.;!?]|\)[.;!?])\s+(?=[\p{Lu}„(])/u;

/** All of a part's text in passages, in its order. */
export function passagesOf(file: string, part: TextPart): Passage[] {
  const whole = textOf(part);
  const { text, rangeOf } = flowingText(whole);
  return stretches(text).flatMap(({ start, end }) => {
    const words = text.slice(start, end).trim();
    if (words === "") return [];
    const range = rangeOf(start, end);
    return {
      file,
      place: part.place,
      quote: whole.slice(range.start, range.end).trim(),
      words,
      confidence: part.confidence ?? 1,
    };
  });
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Short lines are taken together, long paragraphs are cut between sentences. */
function stretches(text: string): Stretch[] {
  const all: Stretch[] = [];
  let open: Stretch | undefined;
  for (const piece of pieces(text)) {
    const joined: Stretch = { start: open?.start ?? piece.start, end: piece.end };
    if (open && joined.end - joined.start > longest) {
      all.push(open);
      open = piece;
    } else open = joined;
    if (open.end - open.start >= shortest) {
      all.push(open);
      open = undefined;
    }
  }
  return open ? [...all, open] : all;
}

function* pieces(text: string): Generator<Stretch> {
  let start = 0;
  for (const line of text.split("\n")) {
    let at = start;
    for (const sentence of line.length > longest ? line.split(sentenceEnd) : [line]) {
      const begin = text.indexOf(sentence, at);
      at = begin + sentence.length;
      yield { start: begin, end: at };
    }
    start += line.length + 1;
  }
}
