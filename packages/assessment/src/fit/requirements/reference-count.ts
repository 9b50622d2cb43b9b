import type { TopicAmount } from "./amount-topics.ts";
import type { FieldReading, Finding } from "./field-reading.ts";
import { quoteOf, spanAt } from "./quote.ts";
import { isScoringScale } from "./scoring-scale.ts";
import type { Span } from "./sentences.ts";

const numberWords = [
  "null",
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
];

/** Matches a small count: digits, or a German number word in any case, and "drei (3)". */
export const countPattern = String.raw`(?:\d{1,2}|eine?[mnrs]?|zwei(?:er)?|drei(?:er)?|vier|fünf|sechs|sieben|acht|neun|zehn)(?:\s{0,2}\(\s?(?:\d{1,2}|[a-zäöü]{3,8})\s?\))?`;

const least = String.raw`(?:mindestens|mind\.|min\.|wenigstens|jeweils|minimum)\s{1,3}`;
const adjectives = String.raw`(?:[\p{L}-]{2,30}\s{1,3}){0,4}?`;
const noun = String.raw`Referenz(?!zeitraum|blatt|formblatt|schreiben|geber)\p{L}*`;
const patterns = [
  new RegExp(`${least}(?<count>${countPattern})\\s{1,3}${adjectives}${noun}`, "giu"),
  new RegExp(
    `(?<!(?:maximal|max\\.|höchstens|bis zu|bis|mehr als|diese|alle|genannten|Los|Anlage|Nr\\.|Ziffer|Punkt|Kriterium)\\s)(?<![\\p{L}\\p{N}.])(?<count>(?!ein)${countPattern})\\s{1,3}(?:[\\p{L}-]{2,30}(?:e|en|er|e[rn]?)\\s{1,3}){0,2}?(?<!werden\\s|müssen\\s)Referenz(?:en|\\p{L}+(?:e|en))\\b`,
    "giu",
  ),
  new RegExp(
    `Referenzen[^.\\n]{0,40}?${least}(?<count>${countPattern})(?=\\s{0,2}(?:$|[,;)\\n]|\\.\\s|jedoch|Stück|Referenz))`,
    "giu",
  ),
];
const window = new RegExp(
  `(?:letzten|vergangenen|zurückliegenden)\\s{1,3}(?<years>${countPattern})\\s{1,3}(?:\\p{L}+\\s{1,3}){0,2}?(?:Jahr|Geschäftsjahr|Kalenderjahr)|(?:nicht (?:älter|länger|weiter) als|höchstens)\\s{1,3}(?<age>${countPattern})\\s{1,3}Jahre`,
  "giu",
);
const optional =
  /bevorzugt|bewertet|gewertet|bei der auswahl|optional|soweit vorhanden|sofern vorhanden|falls vorhanden|wenn vorhanden|wünschenswert/i;
/** What holds "if references are demanded" demands none. */
const conditional = /^(?:sofern|falls|wenn|soweit)\b[^,]{0,80}(?:gefordert|verlangt)/i;
const comparable = /vergleichbar|ähnlich|gleichartig|geeignet|einschlägig/i;
/** Words in or near the sentence that say more of the references than how many, how old and how large. */
const subject =
  /entsprechend|leistung|bereich|bezug|gebiet|umfang|öffentlich|folgende|art\b|\b(?:für|zu[mr]?|über|in der|aus)\b(?!\s+(?:den|die|dem)?\s*(?:letzten|vergangenen))/i;
const demanded = /nachweis|angabe|benenn|vorleg|vorzulegen|liste|darstellung|erklärung|mindest/i;

/** Demanded references: how many, of the last how many years, of what value each. At most one per field. */
export function referenceDemands(field: FieldReading, amounts: readonly TopicAmount[]): Finding[] {
  const { text, sentences, type } = field;
  if (!/referenz/i.test(text)) return [];
  const best = mostDemanded(field);
  const mention = best?.at ?? uncountedMention(field, type);
  if (mention === undefined) return [];
  const sentence = spanAt(sentences, mention) ?? { start: mention, end: mention };
  const years = referenceYears(text, mention);
  const minCents = amounts
    .filter(({ topic, start }) => topic === "volume" && Math.abs(start - mention) < 400)
    .map(({ cents }) => cents)[0];
  return [
    {
      kind: "references",
      count: best?.count ?? 1,
      isCounted: best !== undefined,
      ...quoteOf(text, sentence, { start: mention, end: Math.min(mention + 60, sentence.end) }),
      isPlain:
        best !== undefined &&
        !subject.test(text.slice(Math.max(0, sentence.start - 300), sentence.end + 300)) &&
        !comparable.test(text),
      ...(years !== undefined && { years }),
      ...(best && minCents !== undefined && { minCents }),
    },
  ];
}

function mostDemanded({
  text,
  sentences,
}: FieldReading): { count: number; at: number } | undefined {
  let best: { count: number; at: number } | undefined;
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const count = countOf(match.groups?.count ?? "");
      const at = match.index + match[0].search(/\S/);
      const sentence = spanAt(sentences, at);
      if (!count || count > 30 || !sentence || isNoDemand(text, sentence)) continue;
      if (!best || count > best.count) best = { count, at };
    }
  }
  return best;
}

function isNoDemand(text: string, { start, end }: Span): boolean {
  return isScoringScale(text, start, end) || optional.test(text.slice(start, end));
}

/** References are wanted, but no number is named. Only criteria say so clearly enough. */
function uncountedMention(
  { text, sentences, isCriterion }: FieldReading,
  type: string | undefined,
): number | undefined {
  if (!isCriterion) return undefined;
  const isReferences = type?.startsWith("slc-abil-ref") === true;
  for (const sentence of sentences) {
    const words = text.slice(sentence.start, sentence.end);
    const at = words.search(/referenz/i);
    if (at < 0 || conditional.test(words) || isNoDemand(text, sentence)) continue;
    if (isReferences || demanded.test(words)) return sentence.start + at;
  }
  return undefined;
}

/** The window of years named nearest to the mention. */
export function referenceYears(text: string, mention: number): number | undefined {
  let best: { years: number; distance: number } | undefined;
  for (const match of text.matchAll(window)) {
    const years = countOf(match.groups?.years ?? match.groups?.age ?? "");
    const distance = Math.abs(match.index - mention);
    if (years && years <= 30 && distance < 500 && (!best || distance < best.distance)) {
      best = { years, distance };
    }
  }
  return best?.years;
}

/** "drei (3)" → 3, "einer" → 1; undefined for anything else. */
export function countOf(text: string): number | undefined {
  const figure = /\d{1,2}/.exec(text)?.[0];
  if (figure !== undefined) return Number(figure);
  const word = text.trim().toLowerCase();
  if (/^eine?[mnrs]?\b/.test(word)) return 1;
  const at = numberWords.findIndex((name, index) => index > 1 && word.startsWith(name));
  return at > 0 ? at : undefined;
}
