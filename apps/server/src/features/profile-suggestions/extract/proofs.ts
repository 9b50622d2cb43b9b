import { languages } from "@tc/domain";
import type { Language } from "@tc/domain";
import type { SuggestedValue } from "@tc/contract";
import type { SitePage } from "../website/read-site.ts";
import { quoteOf } from "./suggestion.ts";
import type { Suggestion } from "./suggestion.ts";

/** Names as profiles and calls write them; the standard's number decides, not the words around it. */
const certificates: readonly (readonly [RegExp, string])[] = [
  ...["9001", "14001", "27001", "45001", "50001", "20121", "12647", "14064", "26000"].map(
    (number) =>
      [new RegExp(`\\bISO(?:[/ ]IEC)?[ -]?${number}(?!\\d)`, "i"), `ISO ${number}`] as const,
  ),
  [/\bEMAS\b/, "EMAS"],
  [/\bTISAX\b/i, "TISAX"],
  [/\bFSC\b/, "FSC"],
  [/\bPEFC\b/, "PEFC"],
  [/\bB[ -]Corp\b/, "B Corp"],
  [/\bGemeinwohl-Ökonomie\b/i, "Gemeinwohl-Bilanz"],
];
/** Somebody else's certificate. */
const ofOthers = /rechenzentrum|hosting|hoster|server|provider|druckerei|partner/i;

const saysLanguages = /(?:\bauf|\bin|sprachen?:?|sprechen|mehrsprachig|zweisprachig|fließend)\s/i;

/** Certificates and languages the agency says it has. */
export function suggestProofs(pages: readonly SitePage[]): Suggestion[] {
  const suggestions = new Map<string, Suggestion>();
  const add = (page: SitePage, text: string, key: string, value: SuggestedValue) => {
    if (!suggestions.has(key)) suggestions.set(key, { key, value, page, quote: quoteOf(text) });
  };
  for (const page of pages) {
    for (const { text } of page.blocks) {
      if (!ofOthers.test(text)) {
        for (const [pattern, name] of certificates) {
          if (pattern.test(text)) add(page, text, name, { kind: "certificate", name });
        }
      }
      if (!saysLanguages.test(text)) continue;
      for (const [code, name] of Object.entries(languages)) {
        if (!new RegExp(`\\b${name}\\b`).test(text)) continue;
        add(page, text, code, { kind: "language", code: code as Language });
      }
    }
  }
  return [...suggestions.values()];
}
