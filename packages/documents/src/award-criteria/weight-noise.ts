import type { WeightFigure } from "./weight-figure.ts";

/** A percentage that is no weight: taxes, discounts, how prices become points. */
const behind =
  /^\s*\)?\s*(?:(?:oder|und)\s+(?:mehr|weniger|höher|niedriger|tiefer)|über\b|unter\b|teurer|höher|niedriger|günstiger|tiefer|unterhalb|oberhalb|(?:der|des|vom|von)\b(?!\s+(?:gesamt|wertung|bewertung|punkte|\S{0,20}(?:preis|termin|plan|service|ansatz|entwurf)\b))|=(?!\s*\d+(?:[.,]\d+)?\s*(?:%|Prozent|v\.))|Erfüllung|Erfüllt|Abweich|Abschlag|Aufschlag|Skonto|Rabatt|MwSt|Mehrwertst|USt|Umsatzst|Nachlass|Mehr(?!sprach|wert\b)|Minder|p\.\s?a|pro\b|je\b|Preis(?:abstand|differenz)|rabatt|Recycling(?!konzept)|Eigenleistung|liegen|abweichen|betragen|übersteig)/i;
/** "30 % Verfügbarkeit" may be a weight, "99 % Verfügbarkeit" is none. */
const availability = /^\s*Verfügbarkeit/i;
const leastAvailability = 90;
const beforeAny =
  "[≥≤<>±+]|\\b(?:minus|unter|über|ab|je|pro|mind\\.?|mindestens|wenigstens|skonto|rabatt|(?:preis)?spanne|bandbreite|um|faktor|abzug|zuzüglich|zzgl\\.?|nebst|rest|liegt bei|zwischen|zwischen[^.;\\n]{1,30}und|als|erreicht|nur|ca\\.?)";
const before = {
  // "Preis = 40 %" is a weight, "2 Punkte = 40 %" is none.
  percent: new RegExp(
    `(?:(?<!\\p{L}\\s*|\\)\\s*)=|(?<=punkte?|gut|befriedigend|ungenügend|erfüllt)\\s*=|${beforeAny}|\\b(?:bis(?: zu)?|maximum|von|erhält|bei))\\s*\\(?\\s*$`,
    "iu",
  ),
  // "bis zu 30 Punkte" is what a criterion is worth.
  points: new RegExp(`(?:=|${beforeAny}|\\b(?:von|erhält|bei))\\s*\\(?\\s*$`, "iu"),
} as const;
const tax = /(?:mwst|mehrwertsteuer|umsatzsteuer|ust)\.?\s*\(?\s*$/i;
/** "netto inkl. MwSt. 60 %" is a weight: no tax is as high. */
const highestTax = 20;
const weighing =
  /(?:gewicht\p{L}*|wichtung|anteil|wertung)\s{0,2}(?:\p{L}+\s){0,2}(?:von|mit|zu|:)?\s*\(?\s*$/iu;
/** As words of their own: "Projektsteuerung" is no "Teuerung". */
const aroundNoise =
  /(?<!\p{L})(?:vertragsstrafe|sicherheitsleistung|(?:zahlungs|liefer)?verzug|skonto|bürgschaft|linear|interpol|mehrwertsteuer von|umsatzsteuer von|teuerung|arbeitspensum|bausumme|zahlungsplan|abschlagszahlung)/iu;

/** Whether the words around a figure say that it is no weight. */
export function isNoise(text: string, { start, end, value, unit }: WeightFigure): boolean {
  const words = text.slice(Math.max(0, start - 60), start);
  const line = words.slice(words.lastIndexOf("\n") + 1);
  if (weighing.test(words)) return false;
  const [rest = "", next = ""] = text.slice(end, end + 60).split("\n");
  // A sentence that goes on in the next line goes on in lower case.
  const goesOn = rest.trim() === "" && /^\s*\p{Ll}/u.test(next) && !/\s{3}$/.test(line);
  const following = goesOn ? next : rest;
  if (value <= highestTax && tax.test(line)) return true;
  if (value >= leastAvailability && availability.test(following)) return true;
  if (before[unit].test(line) || behind.test(following)) return true;
  return aroundNoise.test(line) || aroundNoise.test(rest);
}
