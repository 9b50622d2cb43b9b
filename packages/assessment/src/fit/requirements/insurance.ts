import type { TopicAmount } from "./amount-topics.ts";
import type { FieldReading, Finding } from "./field-reading.ts";
import { insuranceTerms } from "./insurance-terms.ts";
import { isPlain } from "./plain-words.ts";
import { quoteOf } from "./quote.ts";
import { isScoringScale } from "./scoring-scale.ts";
import { mayBeSpared } from "./spared.ts";

/** Covers that stand this close belong to one policy: persons, property, financial loss. */
const samePolicy = 320;
const maxPlain = 160;
const named =
  /(?:berufs|betriebs)[^.\n]{0,20}haftpflicht|haftpflichtversicherung|deckungssumme|versicherungssumme/i;

/** "Angaben zur Haftpflichtversicherung": what must be insured may stand in another sentence. */
const asksForData = /^\W*angaben?\s/i;
/** Policies that a broker looks after */
const ofClients = /im Bestand|Mandant|Versicherungsmakler/i;

/** Demanded insurance covers: one per policy, with its lowest and highest amount. */
export function insuranceDemands(field: FieldReading, amounts: readonly TopicAmount[]): Finding[] {
  const { text, name } = field;
  const covers = amounts.filter(({ topic }) => topic === "insurance");
  if (covers.length === 0) return withoutAmount(field);
  const policies: TopicAmount[][] = [];
  for (const cover of covers) {
    const last = policies.at(-1)?.at(-1);
    if (last && cover.start - last.end < samePolicy && cover.lotNumber === last.lotNumber) {
      policies.at(-1)?.push(cover);
    } else policies.push([cover]);
  }
  return policies.flatMap((policy) => {
    const wording = text.slice(policy[0]?.sentence.start, policy.at(-1)?.sentence.end);
    if (ofClients.test(wording) && !named.test(wording)) return [];
    const highest = policy.reduce((best, cover) => (cover.cents > best.cents ? cover : best));
    const first = policy[0] ?? highest;
    const end = Math.max(...policy.map((cover) => Math.max(cover.end, cover.sentence.end)));
    const whole = { start: first.sentence.start, end };
    return {
      kind: "insurance" as const,
      lowestCents: Math.min(...policy.map(({ cents }) => cents)),
      highestCents: highest.cents,
      ...insuranceTerms(text, whole, name),
      isSumElsewhere: false,
      maySpare: mayBeSpared(text.slice(whole.start, whole.end)),
      isPlain: isPlain("insurance", field, whole),
      ...quoteOf(text, whole, highest),
      ...(highest.lotNumber !== undefined && { lotNumber: highest.lotNumber }),
    };
  });
}

/** Says that there must be one; a long sentence lists papers, a name alone is that of a form. */
function isDemanded(sentence: string): boolean {
  return (
    sentence.length <= maxPlain && /nachweis|vorlieg|besteh|verfüg|unterh[aä]lt/i.test(sentence)
  );
}

/** An insurance is demanded but no cover named. */
function withoutAmount(field: FieldReading): Finding[] {
  const { text, sentences, type, name, isCriterion } = field;
  if (!isCriterion) return [];
  const places = sentences.filter(
    ({ start, end }) => named.test(text.slice(start, end)) && !isScoringScale(text, start, end),
  );
  const sentence =
    places.find(({ start, end }) => !asksForData.test(text.slice(start, end))) ?? places[0];
  const span = sentence ?? (type === "slc-stand-ins" ? sentences[0] : undefined);
  if (!span) return [];
  return [
    {
      kind: "insurance",
      lowestCents: 0,
      highestCents: 0,
      ...insuranceTerms(text, span, name),
      ...(!isDemanded(text.slice(span.start, span.end)) && { isSumElsewhere: true }),
      maySpare: false,
      isPlain: isPlain("insurance", field, span),
      ...quoteOf(text, span),
    },
  ];
}
