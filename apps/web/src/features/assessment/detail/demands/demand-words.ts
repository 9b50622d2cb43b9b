import type { Knockout } from "../queries";

export const statusWords = {
  met: "erfüllt",
  open: "ungeprüft",
  failed: "nicht erfüllt",
} as const satisfies Record<Knockout["status"], string>;

/** What to do about a criterion that nobody could judge. */
export const openWords = {
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

/** The section of the profile that answers it. */
export const profileAnchors = {
  turnover: "umsatz",
  references: "referenzen",
  certificates: "zertifikate",
  insurance: "versicherung",
  region: "regionen",
  language: "sprachen",
  leadTime: "ausschluesse",
  exclusion: "ausschluesse",
  outsideProfile: "schwerpunkt",
} as const satisfies Record<Knockout["kind"], string>;

/** "1 nicht erfüllt · 2 ungeprüft · 5 erfüllt", without what there is none of. */
export function countWords(knockouts: readonly Knockout[]): string {
  return (["failed", "open", "met"] as const)
    .flatMap((status) => {
      const number = knockouts.filter((knockout) => knockout.status === status).length;
      return number === 0 ? [] : [`${number} ${statusWords[status]}`];
    })
    .join(" · ");
}
