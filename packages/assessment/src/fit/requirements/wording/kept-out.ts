import type { TopicAmount } from "../amount-topics.ts";
import type { FieldReading, Finding } from "../field-reading.ts";
import { insuranceTerms } from "../insurance-terms.ts";
import { quoteOf, spanAt } from "../quote.ts";
import { isScoringScale } from "../scoring-scale.ts";

const below =
  /ums[aä]tz[^.;]{0,60}(?:weniger als|unterhalb von|geringer als|kleiner als|niedriger als)(?!\s(?:\p{L}+\s){0,3}jahre)/iu;
const keptOut =
  /ausgeschlossen|ausschluss|nicht (?:weiter )?(?:berücksichtigt|zugelassen|geeignet)|ungeeignet|scheide/i;

/** "Unternehmen mit einem Umsatz von weniger als 400.000 Euro werden ausgeschlossen": a least turnover all the same. */
export function turnoverBelow(
  { text, sentences }: FieldReading,
  amounts: readonly TopicAmount[],
): Finding[] {
  return amounts.flatMap((amount) => {
    const sentence = spanAt(sentences, amount.start) ?? amount;
    const words = text.slice(sentence.start, sentence.end);
    const isFirst = amounts.find(({ start }) => start >= sentence.start) === amount;
    if (amount.topic !== "turnover" || !isFirst) return [];
    if (!below.test(words) || !keptOut.test(words)) return [];
    return [
      {
        kind: "turnover" as const,
        cents: amount.cents,
        basis: "unsaid" as const,
        years: [],
        isSpecific: true,
        isSure: false,
        isPlain: false,
        ...quoteOf(text, sentence, amount),
      },
    ];
  });
}

const insured =
  /haftpflichtversichert\p{L}{0,2}(?!\p{L})|haftpflicht(?!gesetz)\p{L}{0,12}[^.;]{0,60}(?:vorhanden|besteht|bestehend|nachzuweisen)|(?<!\p{L})bestehen\s(?:einer|der|ausreichender)\s[^.;]{0,60}haftpflicht|(?:nachweis|police|deckungszusage|deckungsbestätigung)[^.;]{0,80}haftpflicht/iu;
const must =
  /\bmuss\b|müssen|nachweis|nachzuweisen|besteht|bestehen|vorhanden|vorlage|vorzulegen|gefordert|erforderlich/i;

/** Liability insurance without a sum, in words that name no policy: "muss ausreichend haftpflichtversichert sein" */
export function insuredSomehow({ text, sentences, isCriterion }: FieldReading): Finding[] {
  if (!isCriterion) return [];
  const span = sentences.find(({ start, end }) => {
    const words = text.slice(start, end);
    return insured.test(words) && must.test(words) && !isScoringScale(text, start, end);
  });
  if (!span) return [];
  return [
    {
      kind: "insurance",
      lowestCents: 0,
      highestCents: 0,
      ...insuranceTerms(text, span),
      isSumElsewhere: true,
      maySpare: true,
      isPlain: false,
      ...quoteOf(text, span),
    },
  ];
}
