import { profileLimits } from "@tc/domain";
import type { SitePage } from "../website/read-site.ts";
import type { TextBlock } from "../website/page-text.ts";
import { quoteOf, valueText } from "./suggestion.ts";
import type { Suggestion } from "./suggestion.ts";

const isReferencePage = /referenz|projekt|kunden|arbeiten|\bcases?\b/i;
const publicClient =
  /\b(?:Stadt|Landkreis|Kreis|Gemeinde|Land|Bundes\p{L}*|Ministerium|\p{L}*ministerium|Landes\p{L}+|\p{L}*amt|Universität|Hochschule|Behörde|Bezirk|Freistaat|Senat\p{L}*)(?![\p{L}])/u;
const clientLine = /^(?:Kunde|Kundin|Auftraggeber|Auftraggeberin|Auftraggebende)\s*:\s*(.+)$/iu;
const maxBlocksAhead = 6;
const maxReferences = 30;
const earliestYear = 2005;

/** Projects with a client and a year. Without both nothing is suggested: a guess would be no evidence. */
export function suggestReferences(pages: readonly SitePage[], thisYear: number): Suggestion[] {
  const suggestions = pages.flatMap((page) => {
    const subjects = [
      page.title,
      page.url,
      ...page.blocks.flatMap(({ isHeading, text }) => (isHeading ? [text] : [])),
    ];
    const lines = subjects.some((text) => isReferencePage.test(text)) ? page.blocks : [];
    return [
      ...page.blocks.flatMap((block, index) => fromHeading(page, block, index, thisYear)),
      ...lines.flatMap(({ text }) => fromLine(page, text, thisYear)),
    ];
  });
  return [...new Map(suggestions.map((item) => [item.key, item])).values()].slice(0, maxReferences);
}

/** "Relaunch des Bürgerportals" above "Kunde: Stadt Musterhausen" and a year. */
function fromHeading(
  page: SitePage,
  block: TextBlock,
  index: number,
  thisYear: number,
): Suggestion[] {
  if (!block.isHeading) return [];
  const ahead = page.blocks.slice(index + 1, index + 1 + maxBlocksAhead);
  const end = ahead.findIndex(({ isHeading }) => isHeading);
  const texts = (end < 0 ? ahead : ahead.slice(0, end)).map(({ text }) => text);
  const named = texts.map((text) => clientLine.exec(text)?.[1]).find((text) => text !== undefined);
  const year = yearIn([block.text, ...texts], thisYear);
  if (named === undefined || year === undefined) return [];
  const client = named.replace(/[,(]?\s*(?:19|20)\d\d\s*\)?\s*$/, "");
  return reference(page, { client, title: block.text, year, quote: `${block.text}: ${named}` });
}

/** "Landesamt für Mustererfassung: Erklärfilm (2023)" or "Musterwerke AG – Geschäftsbericht (2022)" */
function fromLine(page: SitePage, text: string, thisYear: number): Suggestion[] {
  if (clientLine.test(text)) return [];
  const match = /^([^:–]{3,200}?)(?::|\s–)\s+(.{3,300}?)\s*\(((?:19|20)\d\d)\)$/u.exec(text);
  const year = match ? yearIn([match[3] ?? ""], thisYear) : undefined;
  if (!match || year === undefined) return [];
  return reference(page, { client: match[1] ?? "", title: match[2] ?? "", year, quote: text });
}

function yearIn(texts: readonly string[], thisYear: number): number | undefined {
  return texts
    .flatMap((text) => text.match(/(?<!\d)20\d\d(?!\d)/g) ?? [])
    .map(Number)
    .find((year) => year >= earliestYear && year <= thisYear);
}

function reference(
  page: SitePage,
  { year, quote, ...texts }: { client: string; title: string; year: number; quote: string },
): Suggestion[] {
  const client = valueText(texts.client, profileLimits.clientMax);
  const title = valueText(texts.title, profileLimits.titleMax);
  if (client === undefined || title === undefined) return [];
  const isPublicClient = publicClient.test(client);
  const value = { kind: "reference", client, title, year, isPublicClient } as const;
  return [{ key: referenceKey({ client, title }), value, page, quote: quoteOf(quote) }];
}

export function referenceKey({ client, title }: { client: string; title: string }): string {
  return `${client}|${title}`
    .toLocaleLowerCase("de")
    .replaceAll(/[^\p{L}\p{N}|]+/gu, " ")
    .slice(0, 300);
}
