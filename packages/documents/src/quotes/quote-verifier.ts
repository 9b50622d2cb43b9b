import { textOf } from "../document-text.ts";
import type { DocumentText, Place } from "../document-text.ts";
import { canonical, squash } from "./canonical.ts";
import type { Squashed } from "./canonical.ts";
import { canStandAlone } from "./quote-edges.ts";

/** Shorter quotes are found too easily once their spaces are gone. */
const minSquashed = 20;

type PlaceOf = (quote: string, place: Place) => Place | undefined;

/**
 * Tells where a document says what a quote says: at the place named, else on the page before or after it; undefined
 * where it does not. Layout may differ, words and figures may not.
 */
export function createQuoteVerifier({ parts }: DocumentText): PlaceOf {
  const readings = new Map<number, Reading>();
  const readingOf = (at: number): Reading | undefined => {
    const part = parts[at];
    if (part && !readings.has(at)) readings.set(at, read(textOf(part)));
    return readings.get(at);
  };
  return (quote, place) => {
    const wanted = read(quote);
    if (wanted.squashed.text === "") return undefined;
    const named = parts.flatMap((part, at) => (isSamePlace(part.place, place) ? [at] : []));
    const around =
      named.length > 0 ? named.flatMap((at) => [at - 1, at + 1]) : neighbours(parts, place);
    for (const at of [...named, ...around]) {
      const reading = readingOf(at);
      if (reading && says(reading, wanted)) return parts[at]?.place;
    }
    return undefined;
  };
}

interface Reading {
  readonly text: string;
  readonly squashed: Squashed;
}

function read(text: string): Reading {
  const plain = canonical(text);
  return { text: plain, squashed: squash(plain) };
}

function says(page: Reading, quote: Reading): boolean {
  const wanted = quote.squashed.text;
  const isShort = wanted.length < minSquashed;
  for (
    let at = page.squashed.text.indexOf(wanted);
    at >= 0;
    at = page.squashed.text.indexOf(wanted, at + 1)
  ) {
    const start = page.squashed.positions[at] ?? 0;
    const end = (page.squashed.positions[at + wanted.length - 1] ?? 0) + 1;
    const isSpaced = unifySpaces(page.text.slice(start, end)) === unifySpaces(quote.text);
    if ((!isShort || isSpaced) && canStandAlone(page.text, start, end)) return true;
  }
  return false;
}

/** One kind of space, no broken words */
function unifySpaces(text: string): string {
  return text.replaceAll(/(?<=\p{L})-[ \n]?(?=\p{L})/gu, "").replaceAll("\n", " ");
}

/** The pages beside one that the document's text lacks */
function neighbours(parts: DocumentText["parts"], place: Place): number[] {
  if (!("page" in place)) return [];
  return parts.flatMap((part, at) =>
    "page" in part.place && Math.abs(part.place.page - place.page) === 1 ? [at] : [],
  );
}

function isSamePlace(left: Place, right: Place): boolean {
  if ("page" in left) return "page" in right && left.page === right.page;
  if ("sheet" in left) return "sheet" in right && left.sheet === right.sheet;
  return "heading" in right && left.heading === right.heading;
}
