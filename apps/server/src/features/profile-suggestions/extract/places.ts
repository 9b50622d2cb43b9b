import { laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { SitePage } from "../website/read-site.ts";
import { landOfTown } from "./land-of-town.ts";
import { quoteOf } from "./suggestion.ts";
import type { Suggestion } from "./suggestion.ts";

const isPlacePage = /kontakt|standort|impressum|contact|agentur|über uns/i;
const saysPresence = /\b(?:büro|standort|niederlassung|sitz|agentur in|agentur aus|vor ort in)/i;
/** A Land is also part of many clients' names, so it counts only where the agency speaks of where it works. */
const saysRegion = /\b(?:regional|tätig in|arbeiten in|unterwegs in|raum)\b/i;

/** Where the agency is and where it works. */
export function suggestPlaces(pages: readonly SitePage[]): Suggestion[] {
  const suggestions: Suggestion[] = [];
  for (const page of pages) {
    const isAboutPlaces = isPlacePage.test(page.title) || isPlacePage.test(page.url);
    for (const { text } of page.blocks) {
      const quote = quoteOf(text);
      if (/\b(?:bundesweit|deutschlandweit)\b/i.test(text)) {
        suggestions.push({ key: "nationwide", value: { kind: "region" }, page, quote });
      }
      const addresses = [...text.matchAll(/(?<!\d)(\d{5})\s+(\p{Lu}[\p{L}.-]{1,40})/gu)];
      if (isAboutPlaces) {
        for (const [, postalCode = "", city = ""] of addresses) {
          const value = { kind: "town", postalCode, city } as const;
          suggestions.push({ key: `${postalCode} ${city}`.toLowerCase(), value, page, quote });
        }
      }
      const towns = isAboutPlaces ? addresses.map(([, , city = ""]) => city) : [];
      if (saysPresence.test(text)) towns.push(...(text.match(/\p{Lu}[\p{L}-]+/gu) ?? []));
      const lands = new Set(towns.map(landOfTown).filter((land) => land !== undefined));
      if (saysRegion.test(text)) {
        for (const [land, name] of Object.entries(laender)) {
          if (text.includes(name)) lands.add(land as Land);
        }
      }
      for (const land of lands) {
        suggestions.push({ key: land, value: { kind: "region", land }, page, quote });
      }
    }
  }
  const unique = new Map(
    suggestions.toReversed().map((item) => [`${item.value.kind}${item.key}`, item]),
  );
  return [...unique.values()].toReversed().slice(0, 20);
}
