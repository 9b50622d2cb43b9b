import type { FieldReading } from "./field-reading.ts";
import { harmlessAnywhere, harmlessInKind } from "./harmless-words.ts";
import { hasPlainFigures, withoutYears } from "./plain-figures.ts";
import type { Span } from "./sentences.ts";

type PlainKind = keyof typeof harmlessInKind;

const harmless = Object.fromEntries(
  Object.entries(harmlessInKind).map(([kind, { whole, stems }]) => [
    kind,
    patternOf(harmlessAnywhere.whole + whole, harmlessAnywhere.stems + stems),
  ]),
) as Readonly<Record<PlainKind, RegExp>>;

function patternOf(whole: string, stems: string): RegExp {
  const compound = `(?:(?:${anyOf(stems)})(?:e[ns]?|s|n|er)?-?)+(?:e[mnrs]?|s|n|er[ns]?)?`;
  return new RegExp(`^(?:${anyOf(whole)}|${compound}-?)$`, "iu");
}

function anyOf(words: string): string {
  const list = words.trim().split(/\s+/);
  return list.toSorted((a, b) => b.length - a.length).join("|");
}

/** A longer word is none of these, and takes long to try. */
const maxWordLength = 60;
/** "nicht" reverses a demand, except here. */
const harmlessNot = /nicht(?=\s+(?:zu\s+)?(?:unterschreit|beglaubigt))/gi;

/** Words that name what a demand of the kind is about. */
const subjects = {
  turnover: /ums[aä]tz/i,
  insurance: /haftpflicht|versicherung/i,
  certificates: /zertifi|\bISO\b/i,
} as const satisfies Readonly<Record<PlainKind, RegExp>>;

/** "Sachversicherung": another policy than the one for liability. */
const otherPolicy = /(?<=\p{L}{3})(?<!mit|haftpflicht)versicherung(?:en)?$/iu;

/**
 * Whether no word or figure may limit what is demanded, from the sentence that names its subject to the end of the span.
 * The name of the criterion counts where it names the subject. `names` are spans of names with figures in them.
 */
export function isPlain(
  kind: PlainKind,
  { text, sentences, name = "" }: FieldReading,
  span: Span,
  names: readonly Span[] = [],
): boolean {
  const wordsOf = ({ start, end }: Span) => text.slice(start, end);
  const isSubject = (words: string) => subjects[kind].test(words);
  const first = sentences.findLast(
    (sentence) => sentence.start < span.end && isSubject(wordsOf(sentence)),
  );
  const from = Math.min(span.start, first?.start ?? span.start);
  const title = isSubject(name) ? `${name} ` : "";
  const demand = text.slice(from, span.end);
  if (limitingWords(kind, title + demand).length > 0) return false;
  // Years of turnover are compared with those of the profile.
  return hasPlainFigures(
    kind === "turnover" ? withoutYears(demand) : demand,
    names.map(({ start, end }) => ({ start: start - from, end: end - from })),
  );
}

/** The words of a text that may limit a demand of the kind: all that are not known to be harmless. */
function limitingWords(kind: PlainKind, text: string): string[] {
  const words = text.replaceAll(harmlessNot, "").match(/\p{L}[\p{L}-]*/gu) ?? [];
  return words.filter(
    (word) =>
      word.length > maxWordLength ||
      !harmless[kind].test(word) ||
      (kind === "insurance" && otherPolicy.test(word)),
  );
}
