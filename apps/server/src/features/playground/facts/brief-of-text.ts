import { briefOf } from "@tc/assessment";
import type { BriefPart } from "@tc/assessment";
import type { DocumentItem } from "@tc/documents";
import type { Tender } from "@tc/domain";

/** Ends a sentence, so that none goes on behind a line that is left out. */
const cut = "---";
/** "Stadt Kiel, Vergabestelle": the head of a paper is no sentence. */
const minWords = 5;
const maxItems = 500;

/**
 * What a text is about, in its own words. Lines that tell a deadline, a demand or a criterion stand under headings of their
 * own, and heads of papers say nothing.
 */
export function briefOfText(tender: Tender, items: readonly DocumentItem[]): BriefPart[] {
  const { description = "" } = tender;
  // What is bought is what the brief is made of.
  const others = items.filter(({ type }) => type !== "service").slice(0, maxItems);
  const quotes = others.map(({ quote }) => quote);
  const isTold = (line: string) =>
    quotes.some((quote) => line.includes(quote) || quote.includes(line));
  const lines = description.split("\n").map((line) => {
    const words = line.trim();
    return isHead(words) || isTold(words) ? cut : line;
  });
  const brief = briefOf({ ...tender, description: lines.join("\n") });
  const isVerbatim = brief.every(({ text }) => description.includes(text));
  return isVerbatim ? brief : briefOf(tender);
}

function isHead(line: string): boolean {
  return !/[.!?]$/.test(line) && line.split(/\s+/).length < minWords;
}
