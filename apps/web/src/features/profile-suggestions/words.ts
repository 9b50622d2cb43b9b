import type { SuggestedValue, SuggestionsAnswer, WebsiteFailure } from "@tc/contract";
import { agencySectorDefinitions, laender, languages } from "@tc/domain";
import { count, formatMoneyShort } from "../../platform/format/format";

type Kind = SuggestedValue["kind"];

export const kindTitles = {
  service: "Leistungen",
  reference: "Referenzen",
  town: "Ort",
  region: "Regionen",
  certificate: "Zertifikate",
  language: "Sprachen",
} as const satisfies Record<Kind, string>;

/** What would stand in the profile, and a second line with the rest. */
export function valueWords(value: SuggestedValue): {
  readonly name: string;
  readonly note?: string;
} {
  switch (value.kind) {
    case "service": {
      const { name, agencySector } = value;
      if (agencySector === undefined) return { name };
      return { name, note: `Branche ${agencySectorDefinitions[agencySector].label}` };
    }
    case "reference": {
      const { title, client, year, valueCents, isPublicClient } = value;
      const parts = [
        client,
        String(year),
        valueCents !== undefined && formatMoneyShort({ cents: valueCents, currency: "EUR" }),
        isPublicClient && "öffentlicher Auftraggeber",
      ];
      return { name: title, note: parts.filter(Boolean).join(" · ") };
    }
    case "town":
      return { name: `${value.postalCode} ${value.city}` };
    case "region":
      return { name: value.land === undefined ? "Bundesweit" : laender[value.land] };
    case "certificate":
      return { name: value.name };
    case "language":
      return { name: languages[value.code] };
  }
}

export const failureWords = {
  not_https: "Wir lesen nur verschlüsselte Seiten. Gib die Adresse mit https:// an.",
  forbidden: "Diese Adresse lesen wir nicht. Gib die öffentliche Adresse eurer Website an.",
  unreachable: "Unter dieser Adresse antwortet keine Website. Prüfe bitte die Schreibweise.",
  too_slow: "Die Website hat zu lange nicht geantwortet. Versuche es später noch einmal.",
  too_large: "Die Startseite ist zu groß, um sie zu lesen.",
  too_many_redirects: "Die Website leitet zu oft weiter. Gib die endgültige Adresse an.",
  robots: "Diese Website möchte nicht automatisch gelesen werden (robots.txt).",
  no_page: "Unter dieser Adresse liegt keine lesbare Seite.",
} as const satisfies Record<WebsiteFailure, string>;

const countWords = {
  service: ["Leistung", "Leistungen"],
  reference: ["Referenz", "Referenzen"],
  town: ["Ort", "Orte"],
  region: ["Region", "Regionen"],
  certificate: ["Zertifikat", "Zertifikate"],
  language: ["Sprache", "Sprachen"],
} as const satisfies Record<Kind, readonly [string, string]>;

/** "9 Leistungen und 1 Zertifikat bestätigt, 2 Vorschläge noch offen." */
export function settledWords({ confirmed, open }: SuggestionsAnswer): string | undefined {
  const parts = (Object.keys(countWords) as Kind[]).flatMap((kind) => {
    const number = confirmed[kind] ?? 0;
    return number > 0 ? [count(number, countWords[kind][0], countWords[kind][1])] : [];
  });
  const last = parts.pop();
  const list = parts.length > 0 ? `${parts.join(", ")} und ${last}` : last;
  const rest = open.length > 0 ? `${count(open.length, "Vorschlag", "Vorschläge")} noch offen` : "";
  const sentence = [list && `${list} bestätigt`, rest].filter(Boolean).join(", ");
  return sentence === "" ? undefined : `${sentence}.`;
}
