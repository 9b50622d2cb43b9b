import type { KnockoutKind } from "../fit.ts";

/** What the user reads */
export const knockoutNames = {
  turnover: "Mindestumsatz",
  references: "Geforderte Referenzen",
  certificates: "Zertifikate",
  insurance: "Haftpflichtversicherung",
  region: "Präsenz vor Ort",
  language: "Sprache",
  leadTime: "Eure Vorlaufzeit",
  exclusion: "Eure eigenen Ausschlüsse",
  outsideProfile: "Leistung in eurem Profil",
} as const satisfies Record<KnockoutKind, string>;
