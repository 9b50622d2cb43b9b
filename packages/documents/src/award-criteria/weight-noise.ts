import type { WeightFigure } from "./weight-lines.ts";

/** A percentage that is no weight: taxes, discounts, how prices become points. */
const behind =
  /^\s*\)?\s*(?:(?:oder|und)\s+(?:mehr|weniger|höher|niedriger|tiefer)|über\b|unter\b|teurer|höher|niedriger|günstiger|tiefer|unterhalb|oberhalb|(?:der|des|vom|von)\b(?!\s+(?:gesamt|wertung|bewertung|punkte))|=(?!\s*\d+(?:[.,]\d+)?\s*%)|Erfüllung|Erfüllt|Abweich|Abschlag|Aufschlag|Skonto|Rabatt|MwSt|Mehrwertst|USt|Umsatzst|Nachlass|Mehr|Minder|p\.\s?a|pro\b|je\b|Preis(?:abstand|differenz)|Verfügbarkeit|rabatt|Recycling|Eigenleistung|liegen|abweichen|betragen|übersteig)/i;
const before =
  /(?:[=≥≤<>±+]|\b(?:minus|unter|über|ab|bis(?: zu)?|je|pro|mind\.?|mindestens|wenigstens|skonto|rabatt|(?:preis)?spanne|bandbreite|um|faktor|abzug|zuzüglich|zzgl\.?|nebst|rest|liegt bei|zwischen|und|als|maximum|von|erhält|erreicht|bei|nur|ca\.?))\s*\(?\s*$/i;
const tax = /(?:mwst|mehrwertsteuer|umsatzsteuer|ust)\.?\s*\(?\s*$/i;
/** "netto inkl. MwSt. 60 %" is a weight: no tax is as high. */
const highestTax = 20;
const weighing =
  /(?:gewicht\p{L}*|wichtung|anteil|wertung)\s{0,2}(?:\p{L}+\s){0,2}(?:von|mit|zu|:)?\s*\(?\s*$/iu;
const aroundNoise =
  /vertragsstrafe|sicherheitsleistung|verzug|skonto|bürgschaft|linear|interpol|mehrwertsteuer von|umsatzsteuer von|teuerung|arbeitspensum|bausumme|zahlungsplan|abschlagszahlung/i;

/** Whether the words around a figure say that it is no weight. */
export function isNoise(text: string, { start, end, value }: WeightFigure): boolean {
  const words = text.slice(Math.max(0, start - 60), start);
  const line = words.slice(words.lastIndexOf("\n") + 1);
  if (weighing.test(words)) return false;
  const [rest = "", next = ""] = text.slice(end, end + 60).split("\n");
  // A sentence that goes on in the next line goes on in lower case.
  const following = rest.trim() === "" && /^\s*\p{Ll}/u.test(next) ? next : rest;
  if (value <= highestTax && tax.test(line)) return true;
  if (before.test(line) || behind.test(following)) return true;
  return aroundNoise.test(line) || aroundNoise.test(rest);
}
