import type { Knockout } from "../queries";

export const knockoutWords = {
  turnover: "Mindestumsatz",
  references: "Geforderte Referenzen",
  certificates: "Zertifikate",
  insurance: "Haftpflichtversicherung",
  region: "Präsenz vor Ort",
  language: "Sprache",
  leadTime: "Vorlaufzeit",
  exclusion: "Eigene Ausschlüsse",
  outsideProfile: "Leistung in eurem Profil",
} as const satisfies Record<Knockout["kind"], string>;

export const knockoutStatusWords = {
  met: "erfüllt",
  open: "ungeprüft",
  failed: "nicht erfüllt",
} as const satisfies Record<Knockout["status"], string>;

/** The agency's own exclusions are no demand that one meets. */
export const exclusionWords = {
  met: "kein eigener Ausschluss greift",
  open: "ungeprüft",
  failed: "greift",
} as const satisfies Record<Knockout["status"], string>;

/** What to look at where nobody could judge a knockout criterion. */
export const openKnockoutWords = {
  turnover: "Im Profil fehlt der Umsatz.",
  references: "Sieh nach, welche eurer Referenzen den Gegenstand treffen.",
  certificates:
    "Im Profil steht kein solches Zertifikat; ein gleichwertiger Nachweis kann genügen.",
  insurance: "Im Profil fehlt die Deckungssumme.",
  region: "Im Profil fehlen die Regionen.",
  language: "Im Profil fehlen die Sprachen.",
  leadTime: "Die Frist ist nicht veröffentlicht.",
  exclusion: "Nicht eindeutig zu erkennen.",
  outsideProfile: "Lies in der Beschreibung nach, was zu leisten ist.",
} as const satisfies Record<Knockout["kind"], string>;

/** A part below this needs a look. */
export const weakPart = 45;

/** "Kampagne, Werbung und Design"; at most so many words, the rest is counted. */
export function listWords(words: readonly string[], most = 5): string {
  const shown = words.slice(0, most);
  const rest = words.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} und ${rest} weitere`;
  const last = shown.at(-1);
  if (last === undefined || shown.length === 1) return last ?? "";
  return `${shown.slice(0, -1).join(", ")} und ${last}`;
}

/** What the band rests on when the profile or the notice leaves something open. */
export const unknownWords: Readonly<Record<string, string>> = {
  services: "Leistungen im Profil",
  references: "Referenzen im Profil",
  size: "Auftragsgröße",
  region: "Region",
  eligibility: "Eignungsangaben",
  value: "Auftragswert",
  buyerType: "Art des Auftraggebers",
  recency: "Jahre der Referenzen",
  cpv: "CPV-Code der Ausschreibung",
  text: "Beschreibung der Leistungen",
};
