import type { SuggestedValue } from "@tc/contract";
import { cleanText } from "../website/page-text.ts";
import type { SitePage } from "../website/read-site.ts";

/** Something a page says of the agency, with the place where it says so. */
export interface Suggestion {
  /** The same suggestion from another page has the same. */
  readonly key: string;
  readonly value: SuggestedValue;
  readonly page: Pick<SitePage, "url" | "title">;
  readonly quote?: string;
}

export const quoteOf = (text: string): string => cleanText(text, 160);

/** Text of a stranger as a value: one line, no markup, not longer than the field it is for. */
export function valueText(text: string, max: number): string | undefined {
  const line = cleanText(text, max + 1)
    .replaceAll(/^[\s–—:,;-]+|[\s–—:,;-]+$/gu, "")
    .replace(/^[„"]([^„“"]*)[“"]$/u, "$1");
  return line === "" || line.length > max || /[<>]/.test(line) ? undefined : line;
}
