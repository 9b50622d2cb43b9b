import { canonical, squash } from "../quotes/canonical.ts";

/** Letters and figures as they are compared; everything else is layout. */
const bone = /[\p{L}\p{N}]/u;
/** What may belong to a quote before its first and after its last letter */
const maxEdge = 8;
const maxTries = 50;

/**
 * The stretch of a text that says what a quote says, in the text's own words: a model may have changed quotes, dashes or
 * line ends. Undefined where there is none.
 */
export function sourceWords(text: string, quote: string): string | undefined {
  const wanted = squash(canonical(quote)).text;
  const source = bonesOf(text);
  const bones = bonesOf(quote).text;
  if (bones === "") return undefined;
  let at = source.text.indexOf(bones);
  for (let tries = 0; at >= 0 && tries < maxTries; tries++) {
    const start = source.positions[at] ?? 0;
    const end = source.ends[at + bones.length - 1] ?? 0;
    const words = widenToQuote(text, start, end, wanted);
    if (words !== undefined) return words;
    at = source.text.indexOf(bones, at + 1);
  }
  return undefined;
}

/** The stretch with as much of what stands around it as the quote has */
function widenToQuote(
  text: string,
  start: number,
  end: number,
  wanted: string,
): string | undefined {
  for (let before = 0; before <= maxEdge && before <= start; before++) {
    if (before > 0 && bone.test(text.charAt(start - before))) break;
    for (let after = 0; after <= maxEdge && end + after <= text.length; after++) {
      if (after > 0 && bone.test(text.charAt(end + after - 1))) break;
      const words = text.slice(start - before, end + after);
      if (squash(canonical(words)).text === wanted) return words.trim();
    }
  }
  return undefined;
}

interface Bones {
  readonly text: string;
  /** Where each of them begins and ends in the text */
  readonly positions: readonly number[];
  readonly ends: readonly number[];
}

function bonesOf(text: string): Bones {
  const units: string[] = [];
  const positions: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter.normalize("NFKC");
    for (const unit of plain) {
      if (!bone.test(unit)) continue;
      for (let half = 0; half < unit.length; half++) {
        units.push(unit.charAt(half));
        positions.push(at);
        ends.push(at + letter.length);
      }
    }
    at += letter.length;
  }
  return { text: units.join(""), positions, ends };
}
