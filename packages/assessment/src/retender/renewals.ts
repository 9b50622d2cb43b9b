import { addDays, addMonths, isDay } from "@tc/domain";
import type { Lot } from "@tc/domain";

/** Extensions of a contract that need no new call. */
export interface Renewals {
  readonly count: number;
  /** Of each */
  readonly months: number;
  readonly countBy: "BT-58" | "text";
  /** assumed: nothing tells the length */
  readonly monthsBy: "text" | "assumed";
  /** The published term holds them already. */
  readonly isInTerm: boolean;
  /** The words they were read in, BT-57 or BT-54 */
  readonly quote?: string;
}

const assumedMonths = 12;
const maxCount = 10;
const maxQuote = 300;

const words: Readonly<Record<string, number>> = {
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  achtzehn: 18,
  vierundzwanzig: 24,
  sechsunddreißig: 36,
};
const number = `\\d{1,3}|${Object.keys(words)
  .toSorted((a, b) => b.length - a.length)
  .join("|")}`;
const aboutRenewal = /verläng/i;
/** "zweimal", "2 x", "viermalige", "drei einseitige Vertragsverlängerungen" */
const countPatterns = [
  new RegExp(
    `(?<![\\p{L}\\d])(${number})\\s?-?(?:mal(?:ig\\p{L}{0,2})?(?![\\p{L}])|x(?![\\p{L}]))`,
    "iu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(${number})(?:e[nrms]?)?\\s(?:(?!monat|jahr)\\p{L}{3,20}\\s){0,2}\\p{L}{0,12}verlängerung`,
    "iu",
  ),
];
const lengthPattern = new RegExp(
  `(?<![\\p{L}\\d])(${number})(?:e[nrms]?)?(?:\\s\\(?\\p{L}{3,12}\\)?)?\\s?-?(weitere[nrms]?\\s)?(?:vertrags)?(monat|jahr)`,
  "iu",
);
const longestPattern = new RegExp(
  `(?:maximal|längsten|höchsten|gesamt)\\p{L}*\\s(?:mögliche\\s)?(?:vertrags)?(?:laufzeit|dauer)\\D{0,20}?(${number})(?:e[nrms]?)?\\s(monat|jahr|jähr)\\p{L}*(?:\\sund\\s(\\d{1,2})\\smonat)?`,
  "iu",
);
const lastDayPattern =
  /(?:längstens|spätestens|maximal|höchstens)[^.]{0,40}?(\d{1,2})\.(\d{1,2})\.(\d{4})/i;

/** What BT-58, BT-57 and BT-54 say of extensions; undefined where there are none. Options on quantities are none. */
export function renewalsOf(
  lot: Lot | undefined,
  term: { readonly startsOn: string; readonly endsOn: string },
): Renewals | undefined {
  const { renewals: published, renewalText = "" } = lot?.duration ?? {};
  const quote = sentencesAbout(`${renewalText}. ${lot?.options ?? ""}`);
  const isStated = published !== undefined && published > 0 && published <= maxCount;
  if (quote === "" && !isStated) return undefined;
  if (quote === "" && published !== undefined)
    return {
      count: published,
      months: assumedMonths,
      countBy: "BT-58",
      monthsBy: "assumed",
      isInTerm: false,
    };
  const textCount = countIn(quote);
  const months = monthsIn(lengthWords(quote));
  const bound = boundIn(quote, term.startsOn);
  const count =
    textCount !== undefined && months !== undefined
      ? textCount
      : ((isStated ? published : undefined) ??
        textCount ??
        countWithin(bound, term.endsOn, months) ??
        1);
  const length = months ?? assumedMonths;
  const fullEnd = addMonths(term.endsOn, count * length);
  const isInTerm =
    bound !== undefined && bound <= addDays(term.endsOn, 31) && count * length < spanMonths(term);
  const fits = bound === undefined || isInTerm || fullEnd <= addDays(bound, 31);
  return {
    count: fits ? count : Math.max(1, countWithin(bound, term.endsOn, length) ?? count),
    months: length,
    countBy: textCount === undefined && isStated ? "BT-58" : "text",
    monthsBy: months === undefined ? "assumed" : "text",
    isInTerm,
    quote: quote.length > maxQuote ? `${quote.slice(0, maxQuote - 1)}…` : quote,
  };
}

/** Those that speak of an extension, and those that bound the whole term beside one. */
function sentencesAbout(text: string): string {
  const sentences = text
    .replace(/\s+/g, " ")
    .split(/(?<=[^\d][.!?;])\s+(?=[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim());
  if (!sentences.some(isRenewal)) return "";
  return sentences
    .filter((sentence) => isRenewal(sentence) || longestPattern.test(sentence))
    .join(" ")
    .replace(/\.{2,}$/, ".");
}

function isRenewal(sentence: string): boolean {
  return (
    aboutRenewal.test(sentence) &&
    !/keine\p{L}*\s(?:\p{L}+\s)?verläng|nicht verlänger/iu.test(sentence)
  );
}

/** The words without those that tell of notice periods and of the longest term: their times are no extension's. */
function lengthWords(quote: string): string {
  const at = quote.search(aboutRenewal);
  const without = quote
    .replace(new RegExp(longestPattern.source, "giu"), " ")
    .replace(/(?:frist|kündig)\p{L}*\s(?:\p{L}+\s){0,3}?\S+\s(?:monat|woche)\p{L}*/giu, " ")
    .replace(/\S+\s(?:monat|woche)\p{L}*\svor\s/giu, " ");
  const rest = without.slice(Math.max(0, Math.min(at, without.length) - 60));
  const after = /verläng[^.;]*?(?:um|von|je|jeweils|zu|für)\s.*$/i.exec(rest)?.[0];
  return after ?? rest;
}

function monthsIn(text: string): number | undefined {
  const match = lengthPattern.exec(text);
  if (match) return toMonths(valueOf(match[1]), match[3]);
  // "um jeweils ein weiteres Jahr", "um ein zusätzliches Jahr"
  return /\bein(?:e[nrms]?)?\s(?:weitere|zusätzliche)[nrms]?\s(?:\p{L}+\s)?jahr/iu.test(text)
    ? 12
    : undefined;
}

function countIn(text: string): number | undefined {
  for (const pattern of countPatterns) {
    const count = valueOf(pattern.exec(text)?.[1]);
    if (count !== undefined && count >= 1 && count <= maxCount) return count;
  }
  return undefined;
}

/** The last day that the words allow, by a longest term or a date. */
function boundIn(text: string, startsOn: string): string | undefined {
  const match = lastDayPattern.exec(text);
  if (match) {
    const [, date = "", month = "", year = ""] = match;
    const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
    // People mistype days; one that no calendar has bounds nothing.
    if (isDay(day)) return day;
  }
  const longest = longestPattern.exec(text);
  if (!longest) return undefined;
  const months = toMonths(valueOf(longest[1]), longest[2]);
  if (months === undefined) return undefined;
  return addDays(addMonths(startsOn, months + Number(longest[3] ?? 0)), -1);
}

function countWithin(
  bound: string | undefined,
  endsOn: string,
  months = assumedMonths,
): number | undefined {
  if (bound === undefined || bound <= endsOn) return undefined;
  const count = Math.round(spanMonths({ startsOn: endsOn, endsOn: bound }) / months);
  return count >= 1 && count <= maxCount ? count : undefined;
}

function spanMonths({ startsOn, endsOn }: { startsOn: string; endsOn: string }): number {
  return (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000 / 30.44;
}

function toMonths(count: number | undefined, unit: string | undefined): number | undefined {
  if (count === undefined || count === 0) return undefined;
  const months = /^j/i.test(unit ?? "") ? count * 12 : count;
  return months <= 120 ? months : undefined;
}

function valueOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d/.test(text) ? Number(text) : words[text.toLowerCase()];
}
