/** The languages a profile may name, by ISO 639-2 code. */
export const languages = {
  DEU: "Deutsch",
  ENG: "Englisch",
  FRA: "Französisch",
  ITA: "Italienisch",
  SPA: "Spanisch",
  NLD: "Niederländisch",
  POL: "Polnisch",
  DAN: "Dänisch",
  CES: "Tschechisch",
  TUR: "Türkisch",
  UKR: "Ukrainisch",
  RUS: "Russisch",
} as const;
export type Language = keyof typeof languages;
