import { timeAt, timeUntil } from "./german-moments.ts";
import type { DocumentDeadlineKind, RelativeDeadline } from "../items/document-item.ts";

/** A deadline told by its distance from another one; `start` and `end` are positions in the text. */
export interface GermanPeriod {
  readonly start: number;
  readonly end: number;
  readonly relative: RelativeDeadline;
  /** "6 Kalendertage vor Ablauf der Angebotsfrist, 12:00 Uhr" */
  readonly time?: string;
}

const tens: Readonly<Record<string, number>> = {
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  neunzig: 90,
};
const ones =
  "eine?[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn".split(
    "|",
  );
const ordinals =
  "ersten|zweiten|dritten|vierten|fünften|sechsten|sieb(?:en)?ten|achten|neunten|zehnten".split(
    "|",
  );
const numberWords = [...ones, ...ordinals, ...Object.keys(tens)].join("|");

const count = String.raw`(?<![\d.,])(?:(?<figure>\d{1,3})(?:\s?\.(?=\s?(?:Kalender|Werk|Arbeits)?tag))?|(?<![\p{L}])(?<word>${numberWords})(?![\p{L}]))(?:\s?\([\p{L}\d]{1,20}\))?`;
const unit = String.raw`(?<unit>(?:voll(?:e|en)\s)?(?:Kalender|Werk|Arbeits|Bankarbeits)?tage?[ns]?|Wochen?|Monate?n?|Stunden?|Std\.?|h(?!\p{L}))(?:\s?\([^()\n]{1,20}\))?`;
const period = `${count}\\s{0,2}${unit}`;
const distances = new RegExp(`${period}\\s{1,2}(?<direction>vor|nach|ab|seit)\\s{1,2}`, "giu");

const intro = String.raw`^(?:(?:de[mrsn]|die|das)\s+)?(?:(?:Ablauf|Ende|Schluss|Abschluss|Erreichen)\s+(?:de[rsm]\s+)?)?(?:jeweiligen\s+|genannten\s+)?`;
const bidding = String.raw`(?:der|des|von|eines|Ihres)?\s*(?:Erst|Final)?Angebote?n?s?`;
const closing = String.raw`(?:Frist|Schlusstermin|Termin)\s+(?:zur|zum|für\s+(?:die|den|das))\s+(?:Einreichung|Abgabe|Eingang|Einreichen|Angebots(?:abgabe|einreichung))`;
const applications = String.raw`(?:der|des|von)?\s*(?:Teilnahmeantr|Bewerbung|Anträge auf Teilnahme)`;

/** What a period counts from; the first that fits. Events that are no deadline of ours have no kind. */
const anchors: readonly (readonly [words: string, of: DocumentDeadlineKind | undefined])[] = [
  [
    `(?:${closing}\\s+${applications}|(?:Abgabe|Einreichung)\\s+${applications})\\p{L}*`,
    "participation",
  ],
  [
    String.raw`(?:Teilnahme(?:antrags)?frist|Bewerbungs(?:frist|schluss|phase)|(?:Abgabe|Einreichungs)(?:frist|termin)\s+(?:der|von|für\s+die)\s+Teilnahmeanträge)`,
    "participation",
  ],
  [`(?:${closing}(?:\\s+${bidding})?|(?:Abgabe|Einreichung)\\s+${bidding})`, "offer"],
  [
    String.raw`(?:(?:Angebots|Abgabe|Einreichungs)(?:abgabe|einreichungs)?(?:frist(?:ende|ablauf)?|termin|schluss(?:termin)?|ende|phase)|Angebots(?:abgabe|eingang|einreichung)|Fristende|Fristablauf|Schlusstermin|Frist(?!\s+(?:zur|für|des|der|nach|von)))`,
    "offer",
  ],
  [String.raw`(?:Submissions?(?:termin)?|(?:Angebots)?(?:er)?öffnungs?(?:termin)?)`, "opening"],
  [String.raw`(?:Zuschlags-?\s?und\s)?Bindefrist`, "binding"],
  [
    String.raw`(?:\p{L}+er\s+)?(?:(?:Erhalt|Zugang)\s+des\s+(?:Zuschlags|Auftrags)|Zuschlags?(?:erteilung)?|Erteilung des (?:Zuschlags|Auftrags)|Auftrags(?:erteilung|vergabe)|Vertrags(?:ab)?schluss|Abschluss des Vertrag(?:e)?s|Vertragsunterzeichnung|Unterzeichnung des Vertrag(?:e)?s|Beauftragung|Abruf)`,
    undefined,
  ],
];
const anchorPatterns = anchors.map(
  ([words, of]) => [new RegExp(`${intro}${words}(?![\\p{L}])`, "iu"), of] as const,
);

/** "6 Kalendertage vor Ablauf der Angebotsfrist", "zwei Wochen nach Zuschlag"; not "weniger als sechs Tage vor". */
export function periodsIn(text: string): GermanPeriod[] {
  const periods: GermanPeriod[] = [];
  for (const match of text.matchAll(distances)) {
    if (
      /innerhalb (?:von )?weniger als\s{1,2}$/i.test(
        text.slice(Math.max(0, match.index - 30), match.index),
      )
    )
      continue;
    const from = match.index + match[0].length;
    const anchor = anchorAt(text.slice(from, from + 140));
    if (!anchor) continue;
    const { figure, word, unit: name = "", direction = "" } = match.groups ?? {};
    const end = from + anchor.length;
    const time = timeAt(text, end);
    const written = time ?? timeUntil(text, match.index);
    periods.push({
      start: match.index,
      end: time ? time.end : end,
      ...(written && { time: written.time }),
      relative: {
        count: figure === undefined ? countOf(word ?? "") : Number(figure),
        unit: unitOf(name),
        direction: direction.toLowerCase() === "vor" ? "before" : "after",
        ...(anchor.of && { of: anchor.of }),
      },
    });
  }
  return periods;
}

const lengths = [
  new RegExp(`frist\\s*(?:beträgt|von|:)?\\s*(?:mindestens\\s+)?(?<length>${period})`, "giu"),
  new RegExp(
    `(?:Angebote?|Bieter)(?:\\s\\p{L}+){1,3}\\s+(?<length>${period})\\s+(?:lang\\s+)?(?:an\\s+(?:sein|ihr|das)\\s+Angebot\\s+)?(?:gebunden|gültig)`,
    "giu",
  ),
];

/** The offer binds from the end of its deadline on (§ 148 BGB), so "Die Bindefrist beträgt 60 Tage" counts from there. */
export function bindingLengthsIn(text: string): GermanPeriod[] {
  if (!/Bindef|gebunden|gültig/.test(text)) return [];
  const matches = lengths.flatMap((pattern) => [...text.matchAll(pattern)]);
  return matches.slice(0, 1).map((match) => {
    const { length = "", figure, word, unit: name = "" } = match.groups ?? {};
    const start = match.index + match[0].indexOf(length);
    const relative: RelativeDeadline = {
      count: figure === undefined ? countOf(word ?? "") : Number(figure),
      unit: unitOf(name),
      direction: "after",
      of: "offer",
    };
    return { start, end: start + length.length, relative };
  });
}

function anchorAt(text: string): { length: number; of?: DocumentDeadlineKind } | undefined {
  for (const [pattern, of] of anchorPatterns) {
    const match = pattern.exec(text);
    if (match) return { length: match[0].length, ...(of && { of }) };
  }
  return undefined;
}

function countOf(word: string): number {
  const lower = word.toLowerCase();
  const isLower = (pattern: string) => new RegExp(`^(?:${pattern})$`).test(lower);
  return tens[lower] ?? (ones.findIndex(isLower) + 1 || ordinals.findIndex(isLower) + 1);
}

function unitOf(name: string): RelativeDeadline["unit"] {
  const lower = name.toLowerCase();
  if (lower.includes("arbeits")) return "business-days";
  if (lower.includes("werk")) return "working-days";
  if (lower.startsWith("woche")) return "weeks";
  if (lower.startsWith("monat")) return "months";
  return /^(?:st|h)/.test(lower) ? "hours" : "calendar-days";
}
