import type { TopicAmount } from "./amount-topics.ts";
import type { FieldReading, Finding } from "./field-reading.ts";
import { quoteOf } from "./quote.ts";
import type { TurnoverDemand } from "./requirement.ts";

const specific =
  /vergleichbar|tätigkeitsbereich|tätigkeitsfeld|geschäftsbereich|geschäftsfeld|im bereich|auf dem gebiet|auftragsgegenstand|spezifisch|sparte|branche|hierauf|hierfür|soweit er|aus selbst|entsprechende\w*\s+leistung|leistungsart|ums[aä]tz\p{L}*\s+(?:mit|aus|durch|für)\s(?!den\s|die\s)|mit\s+\p{L}*leistungen/iu;
const isNamed = /umsatz|umsätze/i;
/** Without these a figure may be an example or a comparison. */
const must =
  /mind|minimum|nicht unter|größer|höher|über(?:steig|schreit| )|wenigstens|gefordert|verlangt|\bmuss\b|müssen|erforderlich|≥|>|\bab\b|nicht weniger|erreich/i;
/** Who bids for several lots must add them up. */
const perLot = /\b(?:je|pro|jedes?) los/i;
/** A figure close to the word that demands no turnover. */
const noDemand = /hingewiesen|referenz/i;

/** Minimum turnovers. "Umsatz der letzten drei Jahre in Summe über 250.000 EUR" compares with the sum, and so on. */
export function turnoverDemands(field: FieldReading, amounts: readonly TopicAmount[]): Finding[] {
  const { text, type } = field;
  return amounts
    .filter(({ topic }) => topic === "turnover")
    .filter(isFirstOfSentence)
    .filter(
      ({ sentence, end }) =>
        type?.startsWith("slc-stand-to") === true ||
        isNamed.test(text.slice(Math.max(0, sentence.start - 200), end)),
    )
    .filter(
      ({ sentence, start, end }) =>
        !noDemand.test(text.slice(Math.min(sentence.start, start), Math.max(sentence.end, end))),
    )
    .map((amount) => {
      const { start, end } = amount.sentence;
      const around = text.slice(Math.max(0, Math.min(start, amount.start - 160)), end);
      const wide = text.slice(Math.max(0, start - 400), end + 200);
      const isWhole = /gesamt(?:jahres)?umsatz/i.test(text.slice(start, end));
      return {
        kind: "turnover" as const,
        cents: amount.cents,
        basis: basisOf(around, type),
        isSpecific:
          type?.startsWith("slc-stand-to-spec") === true ||
          specific.test(isWhole ? text.slice(start, end) : wide),
        isSure: must.test(around) && !perLot.test(around),
        quote: quoteOf(text, amount.sentence, amount),
        ...(amount.lotNumber !== undefined && { lotNumber: amount.lotNumber }),
      };
    });
}

/** Further figures of a sentence explain the first ("… 1.850.000 Euro (größtes Los 921.200 Euro × 2)"). */
function isFirstOfSentence(amount: TopicAmount, at: number, all: readonly TopicAmount[]): boolean {
  const before = all[at - 1];
  return (
    !before ||
    before.sentence.start !== amount.sentence.start ||
    before.lotNumber !== amount.lotNumber
  );
}

/** One figure for several years: each of them or all together. */
const severalYears =
  /(?:letzten|vergangenen|zurückliegenden)\s+(?:drei|zwei|fünf|\d)(?:\s\(\S{1,6}\))?\s+(?:\p{L}+\s+)?(?:geschäfts|kalender)?jahre/iu;

function basisOf(words: string, type: string | undefined): TurnoverDemand["basis"] {
  if (/durchschnitt|jahresmittel|gemittelt|im mittel|mittelwert/i.test(words)) return "average";
  if (/in summe|zusammengerechnet|kumuliert|insgesamt|aufsummiert/i.test(words)) return "sum";
  if (/(?:zumindest|mindestens|wenigstens) in einem|in einem der/i.test(words)) return "any";
  if (
    /jeweils|je (?:geschäfts|kalender)?jahr|pro (?:geschäfts|kalender)?jahr|\/\s?jahr|jährlich|in jedem/i.test(
      words,
    )
  ) {
    return "each";
  }
  if (type?.endsWith("-avg")) return "average";
  return severalYears.test(words) ? "years" : "unsaid";
}
