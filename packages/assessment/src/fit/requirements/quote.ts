import type { Span } from "./sentences.ts";

const maxQuote = 300;

/**
 * The wording a demand is shown with: the whole stretch where it is short enough, else its part around the `focus`,
 * cut at spaces. Always a verbatim part of the text.
 */
export function quoteOf(text: string, span: Span, focus: Span = span): string {
  if (span.end - span.start <= maxQuote) return tidy(text.slice(span.start, span.end));
  const room = Math.max(0, maxQuote - (focus.end - focus.start));
  let start = Math.max(span.start, focus.start - Math.floor(room * 0.7));
  let end = Math.min(span.end, start + maxQuote);
  if (start > span.start) start += Math.max(0, text.slice(start, focus.start).search(/\s/));
  if (end < span.end) end -= Math.max(0, /\s\S*$/.exec(text.slice(start, end))?.[0].length ?? 0);
  return tidy(text.slice(start, end));
}

/** Without the marks of a list before it. */
function tidy(quote: string): string {
  return quote.replace(/^[\s\-–—•*·]+(?=\S)/u, "").trim();
}

/** The span of `spans` (ascending) in which a position lies. */
export function spanAt(spans: readonly Span[], position: number): Span | undefined {
  return spans.find((span) => position >= span.start && position < span.end);
}
