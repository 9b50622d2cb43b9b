import type { TopicAmount } from "./amount-topics.ts";
import type { FieldReading, Finding } from "./field-reading.ts";
import { quoteOf } from "./quote.ts";
import type { TurnoverDemand } from "./requirement.ts";

const specific =
  /vergleichbar|tätigkeitsbereich|tätigkeitsfeld|im bereich|auf dem gebiet|auftragsgegenstand|spezifisch|mit\s+\p{L}*leistungen/iu;

/** Minimum turnovers. "Umsatz der letzten drei Jahre in Summe über 250.000 EUR" compares with the sum, and so on. */
export function turnoverDemands(field: FieldReading, amounts: readonly TopicAmount[]): Finding[] {
  const { text, type } = field;
  return amounts
    .filter(({ topic }) => topic === "turnover")
    .filter(isFirstOfSentence)
    .map((amount) => {
      const { start, end } = amount.sentence;
      const around = text.slice(Math.max(0, Math.min(start, amount.start - 160)), end);
      return {
        kind: "turnover" as const,
        cents: amount.cents,
        basis: basisOf(around, type),
        isSpecific: type?.startsWith("slc-stand-to-spec") === true || specific.test(around),
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
  return type?.endsWith("-avg") ? "average" : "unsaid";
}
