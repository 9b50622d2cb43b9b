import { sentencesOf } from "@tc/assessment";
import { flowingText } from "../flowing-text.ts";
import { lotIn } from "../lot-in.ts";
import type {
  ContractItem,
  FormalityItem,
  ItemFinding,
  PitchItem,
  ServiceItem,
} from "../items/document-item.ts";

type TermItem = ContractItem | FormalityItem | PitchItem | ServiceItem;

export interface Term<Item extends TermItem = TermItem> {
  readonly item: Item;
  /** 0 to 1 */
  readonly confidence: number;
  /** Where in the sentence the term is named */
  readonly at: number;
}

const maxCharacters = 200_000;
const maxSentence = 2000;
const maxQuote = 400;
const maxFindings = 200;

/** Reads a text sentence by sentence; a term is quoted with its sentence, or the stretch around it where that is long. */
export function termFindings(
  whole: string,
  read: (sentence: string) => readonly Term[],
): ItemFinding[] {
  const { text, rangeOf } = flowingText(whole.slice(0, maxCharacters));
  const findings = sentencesOf(text).flatMap((span) => {
    // Only a hostile text has a sentence as long without a blank.
    if (span.end - span.start > maxSentence) return [];
    const words = text.slice(span.start, span.end);
    const lot = lotIn(words);
    return read(words).map(({ item, confidence, at }) => {
      const { from, to } = quotedStretch(words, at);
      return {
        ...item,
        ...(lot !== undefined && isOfLot(item) && { lot }),
        confidence,
        ...rangeOf(span.start + from, span.start + to),
      };
    });
  });
  return findings.slice(0, maxFindings);
}

/** What of a sentence is quoted for a term that it names at a place */
export function quotedStretch(words: string, at: number): { from: number; to: number } {
  if (words.length <= maxQuote) return { from: 0, to: words.length };
  const from = wordStart(words, Math.max(0, at - maxQuote / 4));
  return { from, to: wordEnd(words, from + maxQuote) };
}

/** A paper that a sentence about a lot names is wanted for the others too. */
function isOfLot({ type }: TermItem): boolean {
  return type === "contract" || type === "pitch";
}

function wordStart(words: string, from: number): number {
  return from === 0 ? 0 : Math.max(from, words.indexOf(" ", from) + 1);
}

function wordEnd(words: string, to: number): number {
  if (to >= words.length) return words.length;
  const blank = words.lastIndexOf(" ", to);
  return blank > to / 2 ? blank : to;
}
