import type { TopicAmount } from "./amount-topics.ts";
import type { FieldReading, Finding } from "./field-reading.ts";
import { yearsIn } from "./plain-figures.ts";
import { isPlain } from "./plain-words.ts";
import { quoteOf } from "./quote.ts";
import type { TurnoverDemand } from "./requirement.ts";
import { mayBeSpared } from "./spared.ts";
import { isLimited } from "./turnover-limits.ts";

const isNamed = /umsatz|umsätze/i;
/** Without these a figure may be an example or a comparison. */
const must =
  /mind|minimum|nicht unter|größer|höher|über(?:steig|schreit| )|wenigstens|gefordert|verlangt|\bmuss\b|müssen|erforderlich|≥|>|\bab\b|nicht weniger|erreich/i;
/** Who bids for several lots must add them up. */
const perLot =
  /\b(?:je|pro|jedes?) los|(?:mehrere|alle|beide|sämtliche)\w*(?: der)? lose|summe der lose/i;
/** A figure close to the word that demands no turnover, such as the definition of small firms. */
const noDemand =
  /hingewiesen|höchstens|maximal|nicht mehr als|(?<!nicht )weniger als(?!\s(?:\S+\s){0,3}(?:volle\s)?jahre)|\bbspw\.|beispielsweise|\(z\.\s?B\.\s[\d.,\s]*(?:EUR|€)|neu(?:\s\([^)]*\))?\s?gegründet|neugründung|\bKMU\b|kleinst|gewertet|bewertet|mittlere\w* unternehmen/i;
/** The whole turnover by name; what else the field asks for does not limit it. */
const whole = /(?:gesamt|allgemeine[nr]?\s)(?:jahres)?ums[aä]tz|ums[aä]tz\s?\(gesamt\)/i;

/** Minimum turnovers. "Umsatz der letzten drei Jahre in Summe über 250.000 EUR" compares with the sum, and so on. */
export function turnoverDemands(field: FieldReading, amounts: readonly TopicAmount[]): Finding[] {
  const { text, type, name = "" } = field;
  const isFieldLimited = isLimited(name) || isAnyTurnoverLimited(field);
  return amounts
    .filter(({ topic }) => topic === "turnover")
    .filter(isFirstOfSentence)
    .filter(
      ({ sentence, end }) =>
        type?.startsWith("slc-stand-to") === true ||
        isNamed.test(text.slice(Math.max(0, sentence.start - 200), Math.max(sentence.end, end))),
    )
    .filter(
      ({ sentence, start, end }) =>
        !noDemand.test(
          onOneLine(text.slice(Math.min(sentence.start, start), Math.max(sentence.end, end))),
        ),
    )
    .filter(({ sentence, end }) => !/referenz/i.test(text.slice(sentence.start, end)))
    .map((amount) => {
      const highest = Math.max(
        ...amounts.filter((other) => isOfSentence(other, amount)).map(({ cents }) => cents),
      );
      const { start, end } = amount.sentence;
      const sentence = onOneLine(text.slice(start, end));
      const around = onOneLine(text.slice(Math.max(0, Math.min(start, amount.start - 160)), end));
      const basis = basisOf(around, type);
      const years = yearsIn(sentence);
      const wide = onOneLine(text.slice(Math.max(0, start - 400), end + 200));
      return {
        kind: "turnover" as const,
        cents: amount.cents,
        basis: basis === "unsaid" && years.length > 0 ? "years" : basis,
        years,
        isSpecific:
          type?.startsWith("slc-stand-to-spec") === true ||
          isLimited(sentence) ||
          (!whole.test(sentence) && (isFieldLimited || isLimited(wide))),
        isSure:
          must.test(around) &&
          !perLot.test(around) &&
          !mayBeSpared(sentence) &&
          (basis === "each" || !otherYears.test(sentence)),
        isPlain:
          highest <= amount.cents &&
          !otherYears.test(wide) &&
          isPlain("turnover", field, amount.sentence),
        ...quoteOf(text, amount.sentence, amount),
        ...(amount.lotNumber !== undefined && { lotNumber: amount.lotNumber }),
      };
    });
}

function isAnyTurnoverLimited({ text, sentences }: FieldReading): boolean {
  return sentences.some(({ start, end }) => {
    const sentence = onOneLine(text.slice(start, end));
    return isNamed.test(sentence) && isLimited(sentence);
  });
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** Further figures of a sentence explain the first ("… 1.850.000 Euro (größtes Los 921.200 Euro × 2)"). */
function isFirstOfSentence(amount: TopicAmount, at: number, all: readonly TopicAmount[]): boolean {
  const before = all[at - 1];
  return !before || !isOfSentence(before, amount);
}

function isOfSentence(other: TopicAmount, { sentence, lotNumber }: TopicAmount): boolean {
  return other.sentence.start === sentence.start && other.lotNumber === lotNumber;
}

/** One figure for several years: each of them or all together. */
const severalYears =
  /(?:letzten|vergangenen|zurückliegenden)\s+(?:drei|zwei|fünf|\d)(?:\s\(\S{1,6}\))?\s+(?:\p{L}+\s+)?(?:geschäfts|kalender)?jahre/iu;

/** Profiles hold three years; neither a mean nor a sum of two or five follows from them. */
const otherYears =
  /(?<![\p{L}\d.,])(?:zwei|vier|fünf|sechs|zehn|2|4|5|6|10)(?:\s?\(\S{1,6}\))?\s+(?:\p{L}+\s+){0,2}(?:geschäfts|kalender|wirtschafts)?jahren?(?!\p{L})/iu;

function basisOf(words: string, type: string | undefined): TurnoverDemand["basis"] {
  if (/durchschnitt|jahresmittel|gemittelt|im mittel|mittelwert/i.test(words)) return "average";
  if (/in summe|zusammengerechnet|kumuliert|aufsummiert/i.test(words)) return "sum";
  if (/insgesamt/i.test(words) && !/jahresums[aä]tz|jährlich/i.test(words)) return "sum";
  if (/(?:zumindest|mindestens|wenigstens) in einem|in einem der/i.test(words)) return "any";
  if (
    /jeweils|jeweilige[nrs]? (?:gesamt|jahres)*ums[aä]tz|je (?:geschäfts|kalender)?jahr|pro (?:geschäfts|kalender)?jahr|\/\s?jahr|jährlich|in jedem/i.test(
      words,
    )
  ) {
    return "each";
  }
  if (type?.endsWith("-avg")) return "average";
  return severalYears.test(words) ? "years" : "unsaid";
}
