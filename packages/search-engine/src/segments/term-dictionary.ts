import { decodeUtf8, encodeUtf8, utf8Length } from "./utf8.ts";

/** Sorted terms as one run of UTF-8 bytes with their ends: no string objects, so that many fit. */
export interface TermDictionary {
  readonly bytes: Uint8Array;
  /** count + 1 offsets into `bytes` */
  readonly offsets: Uint32Array;
}

/** Terms must be sorted by their UTF-8 bytes, see compareTerms. */
export function writeDictionary(terms: readonly string[]): TermDictionary {
  const offsets = new Uint32Array(terms.length + 1);
  const bytes = encodeUtf8(terms.join(""));
  let end = 0;
  for (let at = 0; at < terms.length; at++) {
    end += utf8Length(terms[at] ?? "");
    offsets[at + 1] = end;
  }
  return { bytes, offsets };
}

export function termCount(dictionary: TermDictionary): number {
  return dictionary.offsets.length - 1;
}

export function termAt({ bytes, offsets }: TermDictionary, at: number): string {
  return decodeUtf8(bytes.subarray(offsets[at], offsets[at + 1]));
}

/** The order of the dictionary: by code point, which is that of UTF-8 bytes and not of JavaScript's strings. */
export function compareTerms(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left === right) continue;
    // Surrogates stand for code points above all others.
    const isHighLeft = left >= 0xd800 && left <= 0xdfff;
    const isHighRight = right >= 0xd800 && right <= 0xdfff;
    if (isHighLeft !== isHighRight) return isHighLeft ? 1 : -1;
    return left - right;
  }
  return a.length - b.length;
}

function compareBytes({ bytes, offsets }: TermDictionary, at: number, wanted: Uint8Array): number {
  const start = offsets[at] ?? 0;
  const length = (offsets[at + 1] ?? 0) - start;
  const shared = Math.min(length, wanted.length);
  for (let index = 0; index < shared; index++) {
    const difference = (bytes[start + index] ?? 0) - (wanted[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - wanted.length;
}

/** The first position whose term is not before `wanted`. */
function lowerBound(dictionary: TermDictionary, wanted: Uint8Array): number {
  let low = 0;
  let high = termCount(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareBytes(dictionary, middle, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where words begin: numbers and names as a whole ("#…") sort before all letters and digits. */
export function firstWord(dictionary: TermDictionary): number {
  return lowerBound(dictionary, afterIdentifiers);
}
const afterIdentifiers = encodeUtf8("$");

/** The position of a term, or -1. */
export function findTerm(dictionary: TermDictionary, term: string): number {
  const wanted = encodeUtf8(term);
  const at = lowerBound(dictionary, wanted);
  if (at === termCount(dictionary)) return -1;
  return compareBytes(dictionary, at, wanted) === 0 ? at : -1;
}

/** Positions of at most `limit` terms that begin with `prefix`. */
export function termsWithPrefix(
  dictionary: TermDictionary,
  prefix: string,
  limit: number,
): { readonly from: number; readonly to: number } {
  const wanted = encodeUtf8(prefix);
  const from = lowerBound(dictionary, wanted);
  let to = from;
  while (to < termCount(dictionary) && to - from < limit && beginsWith(dictionary, to, wanted))
    to++;
  return { from, to };
}

function beginsWith({ bytes, offsets }: TermDictionary, at: number, prefix: Uint8Array): boolean {
  const start = offsets[at] ?? 0;
  if ((offsets[at + 1] ?? 0) - start < prefix.length) return false;
  for (let index = 0; index < prefix.length; index++) {
    if (bytes[start + index] !== prefix[index]) return false;
  }
  return true;
}
