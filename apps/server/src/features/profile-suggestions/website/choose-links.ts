import type { PageText } from "./page-text.ts";

/** What a page is worth reading for, most first. */
const wanted: readonly RegExp[] = [
  /leistung|services?\b|angebot|was-wir|kompetenz|portfolio/i,
  /referenz|projekt|kunden|arbeiten|\bwork\b|cases?\b/i,
  /kontakt|standort|contact/i,
  /agentur|ueber-uns|über uns|about|unternehmen|team/i,
  /zertifi|qualit|nachhaltig/i,
  /impressum/i,
];

/** Whether two addresses belong to one site; with and without www is the same. */
export function isSameSite(a: URL, b: URL): boolean {
  const hostOf = ({ host }: URL) => host.replace(/^www\./, "");
  return a.protocol === b.protocol && hostOf(a) === hostOf(b);
}

/** Asking robots.txt about one link can cost as much as reading a page. */
const maxCandidates = 20;

/** The links to read: of the few that say most, those that robots.txt allows. */
export function chooseAllowedLinks(
  links: PageText["links"],
  {
    home,
    max,
    allows,
  }: {
    readonly home: URL;
    readonly max: number;
    readonly allows: (url: string) => boolean;
  },
): string[] {
  return chooseLinks(links, home, maxCandidates)
    .filter((url) => allows(url))
    .slice(0, max);
}

/** The pages of the same site that say most about an agency, one per subject first. */
function chooseLinks(links: PageText["links"], home: URL, max: number): string[] {
  const candidates = new Map<string, number>();
  for (const { href, words } of links) {
    if (!URL.canParse(href, home.href)) continue;
    const url = new URL(href, home.href);
    url.hash = "";
    if (!isSameSite(url, home) || url.href === home.href) continue;
    if (/\.(?:pdf|jpe?g|png|zip|docx?|mp4)$/i.test(url.pathname)) continue;
    const rank = wanted.findIndex((pattern) => pattern.test(words) || pattern.test(url.pathname));
    if (rank >= 0 && !candidates.has(url.href)) candidates.set(url.href, rank);
  }
  const seen = new Map<number, number>();
  return [...candidates]
    .map(([href, rank]) => {
      const round = seen.get(rank) ?? 0;
      seen.set(rank, round + 1);
      return { href, order: round * wanted.length + rank };
    })
    .toSorted((a, b) => a.order - b.order)
    .slice(0, max)
    .map(({ href }) => href);
}
