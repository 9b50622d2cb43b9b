import {
  agencySectorDefinitions,
  agencySectorsOf,
  cpvDivisions,
  laender,
  landOf,
} from "@tc/domain";
import { count } from "../../../../platform/format/format";

/** The official name of a CPV code, else its agency sector or division. */
export function cpvWords(code: string, label: string | undefined): string {
  if (label !== undefined) return label;
  const agencySector = agencySectorsOf([code])[0];
  return agencySector
    ? agencySectorDefinitions[agencySector].label
    : (cpvDivisions[code.slice(0, 2)] ?? "");
}

/** "Köln, Kreisfreie Stadt (Nordrhein-Westfalen)"; without the official list the Land alone. */
export function placeWords(code: string, label: string | undefined): string {
  const land = landOf(code);
  if (!land) return label ?? (code === "DE" ? "Deutschland" : (countryWord(code) ?? code));
  return label === undefined || code.length === 3 ? laender[land] : `${label} (${laender[land]})`;
}

const countryNames = new Intl.DisplayNames("de", { type: "region", fallback: "none" });

/** NUTS begins with the country; Greece and the United Kingdom have letters of their own there. */
function countryWord(code: string): string | undefined {
  const letters = code.slice(0, 2).toUpperCase();
  const country = letters === "EL" ? "GR" : letters === "UK" ? "GB" : letters;
  try {
    return countryNames.of(country);
  } catch {
    return undefined;
  }
}

/** "Hessen, 26 Kreise" for many codes of one Land or country. */
export function placesSummary(codes: readonly string[]): string {
  const [first = ""] = codes;
  const land = landOf(first);
  const name = land ? laender[land] : (countryWord(first) ?? first);
  const isDistricts = codes.every((code) => code.length === 5);
  return `${name}, ${isDistricts && land ? count(codes.length, "Kreis", "Kreise") : count(codes.length, "Region", "Regionen")}`;
}
