import type { PartKey } from "../draft";

export interface Section {
  /** The anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly keys: readonly PartKey[];
}

/** The profile's sections in their order; each is saved by itself. */
export const sections = [
  {
    id: "agentur",
    title: "Agentur & Kontakt",
    keys: ["companyName", "contactPerson", "website", "address"],
  },
  { id: "schwerpunkt", title: "Schwerpunkt & Leistungen", keys: ["focus", "agencySectors", "cpv"] },
  { id: "regionen", title: "Regionen", keys: ["regions", "isNationwide"] },
  { id: "umsatz", title: "Größe & Umsatz", keys: ["teamSize", "turnover"] },
  { id: "preisniveau", title: "Preisniveau", keys: ["priceLevel"] },
  { id: "referenzen", title: "Referenzen", keys: ["references"] },
  { id: "zertifikate", title: "Zertifikate", keys: ["certificates"] },
  { id: "versicherung", title: "Versicherung", keys: ["insurance"] },
  { id: "sprachen", title: "Sprachen", keys: ["languages"] },
  { id: "ausschluesse", title: "Ausschlüsse", keys: ["exclusions"] },
  { id: "suchwoerter", title: "Suchwörter", keys: ["keywords"] },
  { id: "benachrichtigung", title: "Benachrichtigung", keys: ["notificationWish"] },
] as const satisfies readonly Section[];
export type SectionId = (typeof sections)[number]["id"];

/** Where a part is filled in. A gap may name something inside a part: `address.city`. */
export function sectionOf(part: string): Section | undefined {
  const key = part.split(".")[0] ?? part;
  return sections.find(
    (section) => section.id === part || (section.keys as readonly string[]).includes(key),
  );
}
