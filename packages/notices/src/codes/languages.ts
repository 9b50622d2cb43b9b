/** ISO 639-1 and ISO 639-3 of the languages that European notices are written in. */
const iso639 =
  "ARARA BEBEL BGBUL BSBOS CACAT CSCES CYCYM DADAN DEDEU ELELL ENENG ESSPA ETEST EUEUS FAFAS FIFIN " +
  "FRFRA FYFRY GAGLE GDGLA GLGLG HEHEB HRHRV HUHUN HYHYE ISISL ITITA JAJPN KAKAT KOKOR LBLTZ LTLIT " +
  "LVLAV MKMKD MTMLT NBNOB NLNLD NNNNO NONOR PLPOL PTPOR RMROH RORON RURUS SKSLK SLSLV SQSQI SRSRP " +
  "SVSWE TRTUR UKUKR ZHZHO";

const threeByTwo: ReadonlyMap<string, string> = new Map(
  iso639.split(" ").map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

/** "de", "DE", "de-DE" or "DEU" → "DEU"; undefined for what is no language code. */
export function languageCode(language: string): string | undefined {
  const key = language.trim().toUpperCase().split(/[-_]/, 1)[0] ?? "";
  if (/^[A-Z]{3}$/.test(key)) return key;
  return threeByTwo.get(key);
}
