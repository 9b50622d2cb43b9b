import type { Span } from "./sentences.ts";

const maxQuote = 300;

export interface Quote {
  /** `text.slice(start, start + quote.length)` */
  readonly quote: string;
  readonly start: number;
}

/**
 * The wording a demand is shown with: the whole stretch where it is short enough, else its part around the `focus`,
 * cut at spaces. Always a verbatim part of the text.
 */
export function quoteOf(text: string, span: Span, focus: Span = span): Quote {
  if (span.end - span.start <= maxQuote) return tidy(text, span);
  const room = Math.max(0, maxQuote - (focus.end - focus.start));
  let start = Math.max(span.start, focus.start - Math.floor(room * 0.7));
  let end = Math.min(span.end, start + maxQuote);
  if (start > span.start) start += Math.max(0, text.slice(start, focus.start).search(/\s/));
  if (end < span.end) end -= Math.max(0, /\s\S*$/.exec(text.slice(start, end))?.[0].length ?? 0);
  return tidy(text, { start, end });
}

/** Without the marks of a list before it. */
function tidy(text: string, { start, end }: Span): Quote {
  const quote = text
    .slice(start, end)
    .replace(/^[\s\-–—•*·]+(?=\S)/u, "")
    .trimStart();
  return { quote: quote.trimEnd(), start: end - quote.length };
}

/** The span of `spans` (ascending) in which a position lies. */
export function spanAt(spans: readonly Span[], position: number): Span | undefined {
  return spans.find((span) => position >= span.start && position < span.end);
}
