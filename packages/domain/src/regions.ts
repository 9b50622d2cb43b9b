/** The 16 Länder by their NUTS 1 code (Regulation (EC) No 1059/2003), with the official German name. */
export const laender = {
  DE1: "Baden-Württemberg",
  DE2: "Bayern",
  DE3: "Berlin",
  DE4: "Brandenburg",
  DE5: "Bremen",
  DE6: "Hamburg",
  DE7: "Hessen",
  DE8: "Mecklenburg-Vorpommern",
  DE9: "Niedersachsen",
  DEA: "Nordrhein-Westfalen",
  DEB: "Rheinland-Pfalz",
  DEC: "Saarland",
  DED: "Sachsen",
  DEE: "Sachsen-Anhalt",
  DEF: "Schleswig-Holstein",
  DEG: "Thüringen",
} as const;
export type Land = keyof typeof laender;

/** The Land of a NUTS code, undefined for "DE" alone, "DEZ" (extra-regio) and other countries. */
export function landOf(nuts: string): Land | undefined {
  const code = nuts.slice(0, 3).toUpperCase();
  return code in laender ? (code as Land) : undefined;
}
