import { criterionName } from "./criterion-name.ts";
import type { WeightMark } from "./weight-marks.ts";

const figure = String.raw`\d{1,3}(?:,\d{1,2})?\s{0,2}(?:%|Prozent|v\.\s?H\.)?`;
const figures = new RegExp(
  String.raw`(?<![\d.,/:-])${figure}(?:(?:\s{0,2}[/:]\s{0,2}|\s{0,2},\s|\s(?:und|zu|bzw\.)\s)${figure}){1,5}(?![\d/:]|[.,]\d)`,
  "giu",
);
const word = String.raw`\p{Lu}[\p{L}-]{2,40}(?:\s\((?:netto|brutto)\))?`;
const separator = String.raw`(?:\s?\/\s?|\s:\s|:(?=\p{Lu})|,\s|\s(?:und|zu|sowie|bzw\.)\s)`;
const names = String.raw`${word}(?:${separator}${word}){1,5}`;
/** Words between the names and their figures */
const link = String.raw`(?:\s*[:=(–-]?\s*|(?:\s(?:\p{Ll}{2,14}|Verhältnis|Gewichtung(?:en)?|Wichtung|Gewicht))*?\s(?:im Verhältnis|mit (?:der|einer) (?:Gewichtung|Wichtung)|mit|zu|mit je)(?:\s(?:von|gewichtet))?\s*:?\s*)`;
const namesBefore = new RegExp(String.raw`(?<names>${names})${link}$`, "u");
const namesBehind = new RegExp(String.raw`^\s*(?:[:–-]\s*)?\(?\s*(?<names>${names})\s*\)?`, "u");
const reach = 160;

/**
 * Names and weights in lists of their own that fit each other: "Preis/Qualität im Verhältnis 70/30", "70/30
 * (Preis/Qualität)". The weights add up to 100.
 */
export function pairedLists(text: string): WeightMark[] {
  for (const match of text.matchAll(figures)) {
    const values = Array.from(match[0].matchAll(/\d{1,3}(?:,\d{1,2})?/g), ([value]) =>
      Number(value.replace(",", ".")),
    );
    const sum = values.reduce((total, value) => total + value, 0);
    if (Math.abs(sum - 100) > 1 || values.some((value) => value < 5)) continue;
    const end = match.index + match[0].length;
    const from = Math.max(0, match.index - reach);
    const before = namesBefore.exec(text.slice(from, match.index));
    const behind = before ? null : namesBehind.exec(text.slice(end, end + reach));
    const list = (before ?? behind)?.groups?.["names"] ?? "";
    const items = list.split(new RegExp(separator, "u")).map(criterionName);
    if (items.length !== values.length || items.includes("")) continue;
    const start = before ? from + before.index : match.index;
    const stop = behind ? end + behind[0].length : end;
    return values.map((value, at): WeightMark => ({
      value,
      unit: "percent",
      name: items[at] ?? "",
      nameStart: start,
      start: match.index,
      end: stop,
      isBare: false,
      isBullet: false,
      isTotal: false,
      indent: 0,
      opensSet: false,
    }));
  }
  return [];
}
