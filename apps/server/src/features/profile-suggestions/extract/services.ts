import type { AgencySector } from "@tc/domain";
import { serviceWords } from "@tc/search-engine";
import { languageAreas } from "@tc/text";
import type { LanguageArea } from "@tc/text";
import { quoteOf } from "./suggestion.ts";
import type { SitePage } from "../website/read-site.ts";
import type { Suggestion } from "./suggestion.ts";

interface Service {
  readonly name: string;
  readonly agencySector: AgencySector;
}

interface Phrase {
  /** In lower case, the last one in several inflections */
  readonly words: readonly string[];
  /** An abbreviation counts only as it is written: "PR", not "pr". */
  readonly exact: string | undefined;
  readonly service: Service;
}

/** Every agency says these of itself. */
const tooGeneral = new Set([
  "Website",
  "Relaunch",
  "Werbeagentur",
  "Leadagentur",
  "Agenturleistung",
  "Texter",
]);
const endings = ["", "e", "n", "en", "s", "es", "er"];
const maxServices = 25;

const sectorOfWord = new Map(
  (Object.entries(serviceWords) as [AgencySector, readonly string[]][]).flatMap(([sector, words]) =>
    words.map((word) => [word.toLocaleLowerCase("de"), sector] as const),
  ),
);

const phrases = Map.groupBy(
  Object.entries(languageAreas).flatMap(([area, groups]) =>
    groups
      .filter(([name]) => name !== undefined && !tooGeneral.has(name))
      .flatMap((group) => phrasesOf(group, area as LanguageArea)),
  ),
  ({ words }) => words[0],
);

/** What an agency offers, by the words that agencies and buyers use for it; the ones named most come first. */
export function suggestServices(pages: readonly SitePage[]): Suggestion[] {
  const matches = new Map<string, { count: number; suggestion: Suggestion }>();
  for (const page of pages) {
    for (const { text } of page.blocks) {
      const tokens = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
      const lower = tokens.map((token) => token.toLocaleLowerCase("de"));
      for (const [index, token] of lower.entries()) {
        for (const phrase of phrases.get(token) ?? []) {
          if (!phrase.words.every((word, offset) => lower[index + offset] === word)) continue;
          if (phrase.exact !== undefined && tokens[index] !== phrase.exact) continue;
          const { name, agencySector } = phrase.service;
          const earlier = matches.get(name);
          if (earlier) earlier.count++;
          else {
            const value = { kind: "service", name, agencySector } as const;
            const suggestion = {
              key: name.toLocaleLowerCase("de"),
              value,
              page,
              quote: quoteOf(text),
            };
            matches.set(name, { count: 1, suggestion });
          }
        }
      }
    }
  }
  return [...matches.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxServices)
    .map(({ suggestion }) => suggestion);
}

function phrasesOf(group: readonly string[], area: LanguageArea): Phrase[] {
  const [first = ""] = group;
  const name = first.charAt(0).toLocaleUpperCase("de") + first.slice(1);
  const service = { name, agencySector: sectorOf(area, group) };
  return group.flatMap((entry): Phrase[] => {
    const isAbbreviation = entry.length <= 4 && entry === entry.toUpperCase();
    if (isAbbreviation) return [{ words: [entry.toLowerCase()], exact: entry, service }];
    const words = entry.toLocaleLowerCase("de").split(" ");
    const last = words.pop() ?? "";
    return endings.map((ending) => ({
      words: [...words, last + ending],
      exact: undefined,
      service,
    }));
  });
}

/** The sector that names one of the words as its service, else the usual one of the area. */
function sectorOf(area: LanguageArea, group: readonly string[]): AgencySector {
  for (const word of group) {
    const sector = sectorOfWord.get(word.toLocaleLowerCase("de"));
    if (sector !== undefined) return sector;
  }
  return usualSector(area, group.join(" "));
}

function usualSector(area: LanguageArea, words: string): AgencySector {
  switch (area) {
    case "web":
    case "online":
      return "web";
    case "content":
      return "editorial";
    case "filmAndPhoto":
      return /foto|bildbearbeitung/i.test(words) ? "photo" : "film";
    case "design":
      return "design";
    case "printAndMerchandise":
      return /werbeartikel|werbemittel|giveaway|merchandis/i.test(words) ? "merchandise" : "print";
    case "campaignsAndPress":
      return /presse|öffentlichkeitsarbeit|public relations|\bPR\b/i.test(words)
        ? "public-relations"
        : "advertising";
    case "mediaAndRecruiting":
      return "advertising";
    case "marketingAndResearch":
      return /forschung|umfrage|befragung|studie/i.test(words) ? "research" : "marketing";
    case "events":
      return "events";
  }
}
