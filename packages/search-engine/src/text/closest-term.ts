import type { Segment } from "../segments/segment.ts";
import { firstWord, termAt, termCount } from "../segments/term-dictionary.ts";

const minLength = 4;
/** Share of common trigrams from which on two words may be the same one. */
const minSimilarity = 0.25;

/**
 * The known word that a mistyped one most likely means: among those with enough common trigrams the one with the fewest
 * changed letters, and of these the most frequent. undefined when none is near.
 */
export function closestTerm(segments: readonly Segment[], typed: string): string | undefined {
  if (typed.length < minLength || /\d/.test(typed)) return undefined;
  const maxDistance = typed.length < 6 ? 1 : 2;
  const wanted = trigrams(typed);
  const counts = new Int8Array(128);
  for (const code of letterCodes(typed)) counts[code] = (counts[code] ?? 0) + 1;
  const mask = letterCodes(typed).reduce((bits, code) => bits | (1 << (code & 31)), 0);
  const candidates = new Map<string, number>();
  for (const segment of segments) {
    const { dictionary, columns } = segment;
    for (let at = firstWord(dictionary); at < termCount(dictionary); at++) {
      const length = (dictionary.offsets[at + 1] ?? 0) - (dictionary.offsets[at] ?? 0);
      if (Math.abs(length - typed.length) > maxDistance) continue;
      if (!sharesLetters(dictionary.bytes, dictionary.offsets[at] ?? 0, length, counts, mask))
        continue;
      const term = termAt(dictionary, at);
      const hits = (columns.postingStarts[at + 1] ?? 0) - (columns.postingStarts[at] ?? 0);
      candidates.set(term, (candidates.get(term) ?? 0) + hits);
    }
  }
  let best: { term: string; distance: number; hits: number } | undefined;
  for (const [term, hits] of candidates) {
    if (similarity(wanted, trigrams(term)) < minSimilarity) continue;
    const distance = changedLetters(typed, term);
    if (distance > maxDistance) continue;
    if (
      !best ||
      distance < best.distance ||
      (distance === best.distance && (hits > best.hits || (hits === best.hits && term < best.term)))
    ) {
      best = { term, distance, hits };
    }
  }
  return best?.term;
}

const letterCodes = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0) & 127);
const letters = new Int8Array(128);

/** Whether at most four letters occur more often in one word than in the other: two changes make no more. */
function sharesLetters(
  bytes: Uint8Array,
  start: number,
  length: number,
  counts: Int8Array,
  mask: number,
): boolean {
  // Most words are told apart by which letters they have, whatever their number.
  let bits = 0;
  for (let at = start; at < start + length; at++) bits |= 1 << ((bytes[at] ?? 0) & 31);
  if (bitCount(bits ^ mask) > 4) return false;
  letters.set(counts);
  for (let at = start; at < start + length; at++) {
    const code = (bytes[at] ?? 0) & 127;
    letters[code] = (letters[code] ?? 0) - 1;
  }
  let different = 0;
  for (const surplus of letters) different += Math.abs(surplus);
  return different <= 4;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** As pg_trgm: two spaces before, one behind. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared++;
  return shared / (a.size + b.size - shared);
}

/** Letters added, left out, exchanged or swapped with their neighbour (optimal string alignment). */
function changedLetters(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
